-- Who sits on the board of a youth bank at this moment: they speak for it.
create view bank_boards as
  select b.bank_id, b.user_id from youth_bank_board b join active_members m on m.id = b.user_id
  where b.until is null or b.until >= current_date;
