alter table preorder add column executed_at timestamptz;
