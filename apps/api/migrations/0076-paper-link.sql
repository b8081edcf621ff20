-- The link that the files of a document carry as a code: one for a document, its token made of its id and the server's secret.
alter table document_link add column is_paper boolean not null default false;
