-- Dates that teams were told go to the accounts; where an account says another one, staff see that there were two.
update users u set born_on = said.born
from (select distinct on (user_id) user_id, born from canvas_members where born is not null
  order by user_id, joined_at desc) said
where said.user_id = u.id and u.born_on is null and said.born > date '1900-01-01';

insert into birthday_changes (user_id, was, became)
select distinct m.user_id, m.born, u.born_on from canvas_members m join users u on u.id = m.user_id
where m.born is not null and m.born <> u.born_on;

alter table canvas_members drop column born;

-- People of applications that were sent who said another date of birth since: rules about ages are looked at again.
create view changed_ages as
  select c.call_id, s.canvas_id, m.user_id, u.born_on, max(b.changed_at) as changed_at
  from canvas_submissions s join canvases c on c.id = s.canvas_id
    left join canvas_answers a on a.canvas_id = s.canvas_id
    join canvas_members m on m.canvas_id = s.canvas_id join users u on u.id = m.user_id
    join changed_birthdays b on b.user_id = m.user_id and b.changed_at > coalesce(a.arrived_at, s.arrived_at)
  group by c.call_id, s.canvas_id, m.user_id, u.born_on;
