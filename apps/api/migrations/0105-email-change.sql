-- Codes that change an address: one for the letters of the old one, one for those of the new.
alter table mail_code drop constraint mail_code_purpose_check;
alter table mail_code add constraint mail_code_purpose_check
  check (purpose in ('confirm', 'reset', 'email-old', 'email-new'));
