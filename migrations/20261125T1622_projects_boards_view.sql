-- Which board looks after the money of whose project.
create view project_boards as
  select p.id as project_id, m.user_id as member_id, b.user_id as board_id
  from projects p join project_members m on m.project_id = p.id
    join public_calls c on c.id = p.call_id join bank_boards b on b.bank_id = c.bank_id;
