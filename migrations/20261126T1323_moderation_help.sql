-- Somebody may hurt themselves: help is offered to them, and nothing is taken from anybody.
alter table moderation_decisions drop constraint moderation_decisions_measure_check;
alter table moderation_decisions add constraint moderation_decisions_measure_check
  check (measure in ('keep', 'help', 'hide', 'strike', 'remove', 'limit', 'suspend')) not valid;
alter table moderation_decisions validate constraint moderation_decisions_measure_check;
