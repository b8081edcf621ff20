-- From which network a session was opened: after a flood of guesses an account admits only networks it knows.
alter table session add column network text not null default '';

-- The hourly purge looks for what is due by these.
create index session_expires_at on session (expires_at);
create index session_revoked_at on session (revoked_at) where revoked_at is not null;
create index refresh_token_expires_at on refresh_token (expires_at);
create index mail_code_expires_at on mail_code (expires_at);
create index account_unproven on account (created_at) where email_verified_at is null and password_hash is not null;
create index purchase_order_pending on purchase_order (provider, created_at) where status = 'pending';
