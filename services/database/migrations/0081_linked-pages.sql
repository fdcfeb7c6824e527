-- Up Migration

-- What is known of public pages is read once more, for all those that a guidance may lead to.
update account.items_cursor set last = '';
