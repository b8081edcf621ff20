-- What a reason in the sky is decided by: the event, its instant and the rule. Null of reasons that were typed.
alter table content_plan_item add column sky jsonb;
