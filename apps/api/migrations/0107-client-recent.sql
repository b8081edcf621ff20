-- The book by the latest change, page after page: without it each page sorts the whole book.
create index client_recent on client (user_id, updated_at, id);
