-- Each member of a team confirms the application and its lead sends it, so what calls say about it names the button that
-- everybody presses.
update grant_calls c set content = x.content, pending = x.pending
from (
  select id,
    replace(replace(content::text, 'pritisne „Pošalji prijavu“', 'pritisne „Potvrdi prijavu“'),
      'presses “Send the application” themselves', 'presses “Confirm application” themselves')::jsonb as content,
    replace(replace(pending::text, 'pritisne „Pošalji prijavu“', 'pritisne „Potvrdi prijavu“'),
      'presses “Send the application” themselves', 'presses “Confirm application” themselves')::jsonb as pending
  from grant_calls) x
where x.id = c.id and (x.content <> c.content or x.pending is distinct from c.pending);
