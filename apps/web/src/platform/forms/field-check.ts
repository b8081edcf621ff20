import {
  codeField,
  consentsField,
  emailField,
  newPasswordField,
  passwordField,
} from '@nebosvod/contracts/person-fields';

interface Schema {
  safeParse(
    value: unknown,
  ): { success: true } | { success: false; error: { issues: readonly { readonly message: string }[] } };
}

const check =
  (schema: Schema) =>
  (value: unknown): string | null => {
    const parsed = schema.safeParse(value);
    return parsed.success ? null : (parsed.error.issues[0]?.message ?? 'Проверьте это поле');
  };

/** What is wrong with a field in Russian, by the very schemas the server uses; null when nothing is. */
export const wrong = {
  email: check(emailField),
  password: check(passwordField),
  newPassword: check(newPasswordField),
  code: check(codeField),
  offer: check(consentsField.shape.offer),
  personalData: check(consentsField.shape.personalData),
} as const;
