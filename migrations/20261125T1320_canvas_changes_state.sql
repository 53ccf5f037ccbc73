-- Where a request stands is worked out in one place, by the clock of the database.
create or replace view application_changes as
  select q.canvas_id, c.call_id, q.why, q.asked, q.asked_at, q.until, q.answered_at, s.content as first_content,
    case when q.answered_at is not null then 'answered' when q.until > clock_timestamp() then 'waiting'
      else 'missed' end as state
  from canvas_change_requests q join canvases c on c.id = q.canvas_id
    join canvas_submissions s on s.canvas_id = q.canvas_id;
