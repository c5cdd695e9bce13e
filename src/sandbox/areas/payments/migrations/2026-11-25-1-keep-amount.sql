-- How much may stay is said by the request of the call alone, so that documents can change it.
alter table payment_contract drop constraint payment_contract_keep_amount_check;
alter table payment_contract add constraint payment_contract_keep_amount_check check (keep_amount >= 0);
