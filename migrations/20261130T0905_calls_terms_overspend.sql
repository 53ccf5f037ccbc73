-- Why a change of terms may promise more than the bank has left, and what it had left when its proposer wrote that.
alter table call_term_changes add column overspend jsonb;
