import type { ColumnType, Generated, JSONColumnType } from 'kysely';

type Created = Generated<Date>;

/** People, sessions, codes, consents. */
export interface AccountTables {
  account: {
    id: string;
    /** Lower-cased. */
    email: string;
    name: Generated<string>;
    /** null = a temporary person. */
    password_hash: string | null;
    role: Generated<'user' | 'owner'>;
    email_verified_at: Date | null;
    expires_at: Date | null;
    delete_after: Date | null;
    /** The operator keeps them out. */
    blocked_at: Date | null;
    created_at: Created;
  };
  session: {
    id: string;
    user_id: string;
    device: Generated<string>;
    /** The network it was opened from, as limits count it; '' for sessions older than this column. */
    network: Generated<string>;
    created_at: Created;
    last_used_at: Created;
    expires_at: Date;
    revoked_at: Date | null;
    revoke_reason: string | null;
    /** Until when it counts as signed in with both factors. */
    second_factor_until: Date | null;
  };
  refresh_token: {
    hash: Buffer;
    session_id: string;
    parent_hash: Buffer | null;
    created_at: Created;
    used_at: Date | null;
    expires_at: Date;
  };
  mail_code: {
    id: Generated<string>;
    request_hash: Buffer | null;
    network: Generated<string>;
    guesses: Generated<unknown>;
    user_id: string;
    purpose: 'confirm' | 'reset' | 'email-old' | 'email-new';
    code_hash: string;
    tries_left: number;
    expires_at: Date;
    created_at: Created;
  };
  second_factor: {
    user_id: string;
    /** Sealed: AES-256-GCM. */
    secret: string;
    is_on: Generated<boolean>;
    for_sign_in: Generated<boolean>;
    /** Time step (30 seconds since 1970) of the last code taken. */
    last_step: Generated<number>;
    created_at: Created;
  };
  recovery_code: { hash: Buffer; user_id: string };
  server_secret: { name: string; value: string; created_at: Created };
  legal_text: { hash: string; id: string; version: string; body: string; first_seen_at: Created };
  consent: {
    id: string;
    user_id: string;
    purpose: string;
    text_version: string;
    text_hash: string;
    address: string;
    granted_at: Created;
    withdrawn_at: Date | null;
  };
  user_data: {
    user_id: string;
    birth: ColumnType<unknown, string | null, string | null>;
    settings: ColumnType<unknown, string | null, string | null>;
    life_events: ColumnType<unknown, string | null, string | null>;
    updated_at: Created;
  };
}

/** Ownership, payments and generations. */
export interface OwnershipTables {
  payment_event: {
    provider: string;
    external_id: string;
    kind: string;
    email: string | null;
    payload: JSONColumnType<Record<string, unknown>>;
    received_at: Created;
  };
  purchase_order: {
    id: string;
    provider: string;
    external_id: string;
    user_id: string | null;
    email: string;
    number: Generated<string>;
    title: Generated<string>;
    amount_kopecks: number | null;
    currency: Generated<string>;
    status: 'paid' | 'pending' | 'refunded' | 'cancelled';
    product_ids: Generated<number[]>;
    /** The service's own id of the payment, where the order is ours and the payment theirs. */
    payment_id: Generated<string | null>;
    /** The promo code it was begun with. */
    promo_code: Generated<string | null>;
    /** Whom its products are for, where not the buyer. */
    gift_email: Generated<string | null>;
    created_at: Created;
    updated_at: Created;
  };
  promo_code: {
    id: string;
    code: string;
    percent: number;
    item_id: string | null;
    until_day: ColumnType<Date | null, string | null, never>;
    most_uses: number | null;
    created_at: Created;
  };
  purchase: {
    id: string;
    user_id: string | null;
    email: string;
    product_id: number;
    provider: string;
    external_id: string;
    state: 'paid' | 'refunded';
    granted_at: Created;
    expires_at: Date | null;
    /** When its owner was told that the term ends. */
    reminded_at: Generated<Date | null>;
  };
  quota_usage: {
    user_id: string;
    product_id: number;
    month: string;
    used: Generated<number>;
    /** Set aside by documents that are being written. */
    reserved: Generated<number>;
    lim: number;
  };
  generation_charge: {
    user_id: string;
    generation_id: string;
    product_id: number;
    month: string;
    cost: Generated<number>;
    state: Generated<'reserved' | 'used' | 'freed'>;
    charged_at: Created;
    refunded_at: Date | null;
  };
}

/** The marketer's area. */
export interface MarketingTables {
  social_media: {
    user_id: string;
    product_id: number;
    networks: ColumnType<unknown, string, string>;
    voice: ColumnType<unknown, string, string>;
    updated_at: Created;
  };
  content_plan: {
    id: string;
    user_id: string;
    title: string;
    starts_on: string;
    ends_on: string;
    niche: string;
    goals: string;
    tone: string;
    networks: string[];
    created_at: Created;
    updated_at: Created;
  };
  content_plan_item: {
    id: string;
    plan_id: string;
    user_id: string;
    planned_on: string;
    planned_at: string | null;
    network: string;
    format: string;
    purpose: string;
    status: string;
    rubric: string;
    topic: string;
    hook: string;
    body: string;
    call_to_action: string;
    hashtags: string[];
    visual_brief: string;
    sky_reason: string;
    sky: ColumnType<unknown, string | null, string | null>;
    marks: string[];
    erid: string;
    created_at: Created;
    updated_at: Created;
  };
}
