-- What a board asks a team to change in an application that was sent: once, in some boxes, until a moment.
create table canvas_change_requests (
  -- One for each application, whatever became of it.
  canvas_id uuid primary key references canvases on delete cascade,
  asked_by uuid references users on delete set null,
  asked_at timestamptz(3) not null default clock_timestamp(),
  until timestamptz(3) not null,
  why text not null,
  -- Which boxes, and what about each: [{ box, words }].
  asked jsonb not null,
  answered_at timestamptz(3)
);
create index canvas_change_requests_author on canvas_change_requests (asked_by);

-- The application as it was sent again; what was sent first stays as it was, in its own row.
create table canvas_answers (
  canvas_id uuid primary key references canvas_change_requests on delete cascade,
  submitted_by uuid references users on delete set null,
  arrived_at timestamptz(3) not null,
  content jsonb not null,
  digest text not null
);
create index canvas_answers_sender on canvas_answers (submitted_by);

-- Whoever judges reads the answer, where there is one; the moment that counts is still that of the first.
create or replace view submitted_applications as
  select s.canvas_id, c.call_id, coalesce(a.content, s.content) as content, s.counted_at
  from canvas_submissions s join canvases c on c.id = s.canvas_id
    left join canvas_answers a on a.canvas_id = s.canvas_id;

-- What was asked of an application, and how it was before the answer.
create view application_changes as
  select q.canvas_id, c.call_id, q.why, q.asked, q.asked_at, q.until, q.answered_at, s.content as first_content
  from canvas_change_requests q join canvases c on c.id = q.canvas_id
    join canvas_submissions s on s.canvas_id = q.canvas_id;
