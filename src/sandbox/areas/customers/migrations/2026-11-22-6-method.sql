alter table ledger_entry add column method text;
