/** The signed-in person as the product knows them. */
export interface SessionUser {
  readonly id: string;
  readonly email: string;
  readonly name: string | null;
  readonly isTemporary: boolean;
  readonly isEmailConfirmed: boolean;
  readonly role: string;
  readonly createdAt: string;
  /** When the account will be removed after its owner asked for it; null = not asked. */
  readonly deleteAfter: string | null;
}

/** A product of the person; `id` decides what opens. */
export interface OwnedProduct {
  readonly id: number;
  readonly title: string;
  readonly expiresAt: string | null;
  readonly quota: { readonly limit: number | null; readonly used: number } | null;
}

export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken?: string | undefined;
}

/** Good for setting a new password once, soon. */
export interface PasswordToken {
  readonly passwordToken: string;
}

/** The request a reset code was asked by: the server counts tries on it. */
export interface ResetRequest {
  readonly requestId: string;
}

export interface Consents {
  readonly offer: true;
  readonly personalData: true;
  readonly newsletter?: boolean;
}

/** What the session asks of the server. Every method rejects with an ApiProblem. */
export interface SessionCalls {
  /** @param code of the second factor, where the person asked for it */
  login(email: string, password: string, code?: string): Promise<Tokens>;
  logout(refreshToken: string): Promise<unknown>;
  register(input: { email: string; password: string; name?: string; consents: Consents }): Promise<unknown>;
  createTempUser(email: string): Promise<{ readonly email: string; readonly expiresAt: string }>;
  /**
   * Tokens for a temporary user, null for a registered one whose address is now proven. Without the password or a session
   * of the account: a token to set a new password.
   */
  confirm(email: string, code: string, password: string | undefined): Promise<Tokens | PasswordToken | null>;
  claimAccount(input: PasswordToken & { password: string; consents: Consents }): Promise<unknown>;
  setPassword(password: string, consents: Consents): Promise<unknown>;
  requestPasswordReset(email: string): Promise<ResetRequest | undefined>;
  resetPassword(email: string, code: string, password: string, request: ResetRequest | null): Promise<unknown>;
  userByEmail(email: string): Promise<SessionUser>;
  products(): Promise<readonly OwnedProduct[]>;
}
