-- The schema as the migrations leave it, for readers. Written by `tests/schema/schema.test.ts`; nothing runs it.

create table admin_active_weeks (
  week date not null,
  municipality text not null default ''::text,
  count integer not null,
  CHECK ((count > 0)),
  PRIMARY KEY (week, municipality)
);

create table announcements (
  id uuid not null,
  kind text not null,
  audience text not null,
  text_bhs text not null,
  text_en text not null,
  link text,
  begins_at timestamp(3) with time zone not null,
  ends_at timestamp(3) with time zone not null,
  created_at timestamp(3) with time zone not null default now(),
  CHECK ((audience = ANY (ARRAY['everybody'::text, 'members'::text]))),
  CHECK ((ends_at > begins_at)),
  CHECK ((kind = ANY (ARRAY['information'::text, 'maintenance'::text]))),
  EXCLUDE USING gist (tstzrange(begins_at, ends_at) WITH &&),
  PRIMARY KEY (id)
);

create table application_board_changes (
  id uuid not null,
  opportunity_id uuid not null,
  actor_id uuid,
  blind boolean not null,
  reason text not null default ''::text,
  created_at timestamp(3) with time zone not null default now(),
  CHECK ((length(reason) <= 500)),
  FOREIGN KEY (actor_id) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (opportunity_id) REFERENCES opportunities(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
CREATE INDEX application_board_changes_actor ON application_board_changes USING btree (actor_id);
CREATE INDEX application_board_changes_opportunity ON application_board_changes USING btree (opportunity_id, id);

create table application_boards (
  opportunity_id uuid not null,
  blind boolean not null default true,
  updated_at timestamp(3) with time zone not null default now(),
  FOREIGN KEY (opportunity_id) REFERENCES opportunities(id) ON DELETE CASCADE,
  PRIMARY KEY (opportunity_id)
);

create table application_decisions (
  id uuid not null,
  opportunity_id uuid not null,
  actor_id uuid,
  status text not null,
  closes boolean not null default false,
  due_at timestamp(3) with time zone not null,
  undone_at timestamp(3) with time zone,
  sent_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null default now(),
  CHECK (((undone_at IS NULL) OR (sent_at IS NULL))),
  CHECK ((status = ANY (ARRAY['in-review'::text, 'interview'::text, 'offer'::text, 'hired'::text, 'declined'::text]))),
  FOREIGN KEY (actor_id) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (opportunity_id) REFERENCES opportunities(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
CREATE INDEX application_decisions_actor ON application_decisions USING btree (actor_id);
CREATE INDEX application_decisions_opportunity ON application_decisions USING btree (opportunity_id);

create table application_events (
  id uuid not null,
  application_id uuid not null,
  actor_id uuid,
  side text not null,
  status text not null,
  message text not null default ''::text,
  created_at timestamp(3) with time zone not null default now(),
  cancels boolean not null default false,
  CHECK ((side = ANY (ARRAY['member'::text, 'organisation'::text, 'clock'::text]))),
  FOREIGN KEY (actor_id) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
CREATE INDEX application_events_actor ON application_events USING btree (actor_id) WHERE (actor_id IS NOT NULL);
CREATE INDEX application_events_application ON application_events USING btree (application_id, id);

create table application_files (
  id uuid not null,
  application_id uuid not null,
  question uuid not null,
  name text not null,
  type text not null,
  size integer not null,
  created_at timestamp(3) with time zone not null default now(),
  CHECK (((length(name) >= 1) AND (length(name) <= 160))),
  CHECK ((size > 0)),
  FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE,
  FOREIGN KEY (id) REFERENCES files(id),
  PRIMARY KEY (id)
);
CREATE INDEX application_files_application ON application_files USING btree (application_id);

create table application_interviews (
  application_id uuid not null,
  actor_id uuid,
  starts_at timestamp(3) with time zone not null,
  minutes integer not null,
  way text not null,
  place text not null default ''::text,
  note text not null default ''::text,
  answer text,
  message text not null default ''::text,
  answered_at timestamp(3) with time zone,
  version integer not null default 1,
  updated_at timestamp(3) with time zone not null default now(),
  cancelled_at timestamp(3) with time zone,
  cancelled_by text,
  cancel_message text not null default ''::text,
  reminded_at timestamp(3) with time zone,
  slots timestamp(3) with time zone[] not null default '{}'::timestamp with time zone[],
  CHECK (((answer IS NULL) = (answered_at IS NULL))),
  CHECK (((cancelled_at IS NULL) = (cancelled_by IS NULL))),
  CHECK (((cancelled_at IS NULL) OR (answer = 'yes'::text))),
  CHECK (((minutes >= 5) AND (minutes <= 600))),
  CHECK ((answer = ANY (ARRAY['yes'::text, 'other'::text, 'no'::text]))),
  CHECK ((cancelled_by = ANY (ARRAY['member'::text, 'organisation'::text]))),
  CHECK ((cardinality(slots) <= 6)),
  CHECK ((version > 0)),
  CHECK ((way = ANY (ARRAY['place'::text, 'video'::text, 'phone'::text]))),
  FOREIGN KEY (actor_id) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE,
  PRIMARY KEY (application_id)
);
CREATE INDEX application_interviews_actor ON application_interviews USING btree (actor_id);
CREATE INDEX application_interviews_starts ON application_interviews USING btree (starts_at);

create table application_letters (
  id uuid not null,
  user_id uuid not null,
  name text not null,
  language text not null,
  body text not null,
  updated_at timestamp(3) with time zone not null default now(),
  CHECK (((length(name) >= 1) AND (length(name) <= 80))),
  CHECK ((language = ANY (ARRAY['bhs'::text, 'en'::text]))),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
CREATE INDEX application_letters_user ON application_letters USING btree (user_id, updated_at DESC);

create table application_notes (
  id uuid not null,
  application_id uuid not null,
  user_id uuid,
  note text not null,
  created_at timestamp(3) with time zone not null default now(),
  CHECK (((length(note) >= 1) AND (length(note) <= 2000))),
  FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  PRIMARY KEY (id)
);
CREATE INDEX application_notes_application ON application_notes USING btree (application_id, id);
CREATE INDEX application_notes_user ON application_notes USING btree (user_id);

create table application_scores (
  application_id uuid not null,
  user_id uuid not null,
  score integer not null,
  updated_at timestamp(3) with time zone not null default now(),
  CHECK (((score >= 1) AND (score <= 5))),
  FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (application_id, user_id)
);
CREATE INDEX application_scores_user ON application_scores USING btree (user_id);

create table application_templates (
  id uuid not null,
  organisation_id uuid not null,
  status text not null,
  name text not null,
  body jsonb not null,
  updated_at timestamp(3) with time zone not null default now(),
  CHECK (((length(name) >= 1) AND (length(name) <= 80))),
  FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
CREATE INDEX application_templates_organisation ON application_templates USING btree (organisation_id);

create table application_views (
  id uuid not null,
  opportunity_id uuid not null,
  user_id uuid,
  name text not null,
  conditions jsonb not null,
  created_at timestamp(3) with time zone not null default now(),
  CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  FOREIGN KEY (opportunity_id) REFERENCES opportunities(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
CREATE INDEX application_views_opportunity ON application_views USING btree (opportunity_id, name);
CREATE INDEX application_views_user ON application_views USING btree (user_id) WHERE (user_id IS NOT NULL);

create table applications (
  id uuid not null,
  user_id uuid not null,
  opportunity_id uuid,
  external jsonb,
  status text not null default 'draft'::text,
  language text not null default 'bhs'::text,
  letter text not null default ''::text,
  answers jsonb not null default '{}'::jsonb,
  cv_id uuid,
  cv jsonb,
  version integer not null default 1,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  sent_at timestamp(3) with time zone,
  promised_at timestamp(3) with time zone,
  answered_at timestamp(3) with time zone,
  reminded_at timestamp(3) with time zone,
  moved_at timestamp(3) with time zone not null default now(),
  second boolean not null default false,
  note text not null default ''::text,
  decision_id uuid,
  decision_message text,
  cv_skills text[] not null default '{}'::text[],
  cv_place text not null default ''::text,
  CHECK (((opportunity_id IS NULL) <> (external IS NULL))),
  CHECK ((language = ANY (ARRAY['bhs'::text, 'en'::text]))),
  CHECK ((length(note) <= 2000)),
  CHECK ((status = ANY (ARRAY['draft'::text, 'sent'::text, 'in-review'::text, 'interview'::text, 'offer'::text, 'hired'::text, 'declined'::text, 'withdrawn'::text]))),
  CHECK ((version > 0)),
  FOREIGN KEY (decision_id) REFERENCES application_decisions(id) ON DELETE SET NULL,
  FOREIGN KEY (opportunity_id) REFERENCES opportunities(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
CREATE INDEX applications_all_of_opportunity ON applications USING btree (opportunity_id) WHERE (opportunity_id IS NOT NULL);
CREATE INDEX applications_decision ON applications USING btree (decision_id, id) WHERE (decision_id IS NOT NULL);
CREATE INDEX applications_due ON applications USING btree (promised_at) WHERE ((answered_at IS NULL) AND (sent_at IS NOT NULL));
CREATE INDEX applications_moved ON applications USING btree (user_id, moved_at DESC, id DESC);
CREATE INDEX applications_sent ON applications USING btree (opportunity_id, sent_at, id) INCLUDE (status) WHERE (sent_at IS NOT NULL);
CREATE INDEX applications_sent_at ON applications USING btree (sent_at) WHERE ((sent_at IS NOT NULL) AND (opportunity_id IS NOT NULL));
CREATE UNIQUE INDEX applications_one_each ON applications USING btree (user_id, opportunity_id) WHERE ((opportunity_id IS NOT NULL) AND (NOT second));

create table article_old_paths (
  path text not null,
  article_id uuid,
  created_at timestamp(3) with time zone not null default now(),
  id uuid not null default gen_random_uuid(),
  target text,
  hits integer not null default 0,
  hit_at timestamp(3) with time zone,
  CHECK (((path ~ '^/'::text) AND (length(path) <= 400))),
  CHECK (((target ~ '^/'::text) AND (length(target) <= 400))),
  CHECK ((num_nonnulls(article_id, target) = 1)),
  FOREIGN KEY (article_id) REFERENCES articles(id) ON DELETE CASCADE,
  PRIMARY KEY (path)
);
CREATE INDEX article_old_paths_article ON article_old_paths USING btree (article_id);
CREATE INDEX article_old_paths_list ON article_old_paths USING btree (created_at DESC, id DESC);
CREATE UNIQUE INDEX article_old_paths_id ON article_old_paths USING btree (id);

create table article_slugs (
  slug text not null,
  article_id uuid not null,
  is_current boolean not null,
  created_at timestamp(3) with time zone not null default now(),
  CHECK ((slug ~ '^[a-z0-9-]{1,120}$'::text)),
  FOREIGN KEY (article_id) REFERENCES articles(id) ON DELETE CASCADE,
  PRIMARY KEY (slug)
);
CREATE INDEX article_slugs_article ON article_slugs USING btree (article_id);
CREATE UNIQUE INDEX article_slugs_current ON article_slugs USING btree (article_id) WHERE is_current;

create table article_tags (
  article_id uuid not null,
  tag text not null,
  name text not null,
  live_at timestamp(3) with time zone not null,
  FOREIGN KEY (article_id) REFERENCES articles(id) ON DELETE CASCADE,
  PRIMARY KEY (article_id, tag)
);
CREATE INDEX article_tags_of_tag ON article_tags USING btree (tag, live_at DESC, article_id DESC);

create table article_trusted_authors (
  user_id uuid not null,
  trusted_by uuid,
  created_at timestamp(3) with time zone not null default now(),
  FOREIGN KEY (trusted_by) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id)
);
CREATE INDEX article_trusted_by ON article_trusted_authors USING btree (trusted_by);

create table article_useful (
  article_id uuid not null,
  user_id uuid not null,
  created_at timestamp(3) with time zone not null default now(),
  FOREIGN KEY (article_id) REFERENCES articles(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (article_id, user_id)
);
CREATE INDEX article_useful_user ON article_useful USING btree (user_id);

create table article_versions (
  id uuid not null,
  article_id uuid not null,
  content jsonb not null,
  published_by uuid,
  created_at timestamp(3) with time zone not null default now(),
  FOREIGN KEY (article_id) REFERENCES articles(id) ON DELETE CASCADE,
  FOREIGN KEY (published_by) REFERENCES users(id) ON DELETE SET NULL,
  PRIMARY KEY (id)
);
CREATE INDEX article_versions_article ON article_versions USING btree (article_id, created_at DESC);
CREATE INDEX article_versions_by ON article_versions USING btree (published_by);

create table articles (
  id uuid not null,
  author_id uuid,
  content jsonb not null,
  written jsonb not null default '{}'::jsonb,
  version integer not null default 1,
  published jsonb,
  live_bhs_at timestamp(3) with time zone,
  live_en_at timestamp(3) with time zone,
  live_at timestamp(3) with time zone generated always as (LEAST(live_bhs_at, live_en_at)) stored,
  terms tsvector not null default ''::tsvector,
  submitted_at timestamp(3) with time zone,
  returned_reason text,
  withdrawn_at timestamp(3) with time zone,
  hidden_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  returned_at timestamp(3) with time zone,
  CHECK (((returned_at IS NULL) = (returned_reason IS NULL))),
  CHECK ((version > 0)),
  FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL,
  PRIMARY KEY (id)
);
CREATE INDEX articles_author ON articles USING btree (author_id, updated_at);
CREATE INDEX articles_live ON articles USING btree (live_at DESC, id DESC) WHERE ((published IS NOT NULL) AND (withdrawn_at IS NULL) AND (hidden_at IS NULL));
CREATE INDEX articles_returned ON articles USING btree (returned_at, id) WHERE (returned_at IS NOT NULL);
CREATE INDEX articles_series ON articles USING btree (COALESCE(NULLIF((((published -> 'series'::text) -> 'title'::text) ->> 'bhs'::text), ''::text), (((published -> 'series'::text) -> 'title'::text) ->> 'en'::text))) WHERE ((published -> 'series'::text) IS NOT NULL);
CREATE INDEX articles_terms ON articles USING gin (terms);
CREATE INDEX articles_topic ON articles USING btree (((published ->> 'topic'::text)), live_at DESC, id DESC) WHERE ((published IS NOT NULL) AND (withdrawn_at IS NULL) AND (hidden_at IS NULL));
CREATE INDEX articles_waiting ON articles USING btree (submitted_at, id) WHERE (submitted_at IS NOT NULL);

create table audit_entries (
  id uuid not null,
  at timestamp(3) with time zone not null default now(),
  actor_id uuid,
  action text not null,
  person_id uuid,
  subject_kind text not null default ''::text,
  subject_id text not null default ''::text,
  subject text not null default ''::text,
  before jsonb,
  after jsonb,
  reason text not null default ''::text,
  device text not null default ''::text,
  address_digest bytea,
  CHECK ((action ~ '^[a-z]+(-[a-z]+)*[.][a-z]+(-[a-z]+)*$'::text)),
  CHECK ((length((after)::text) <= 4000)),
  CHECK ((length((before)::text) <= 4000)),
  CHECK ((length(device) <= 100)),
  CHECK ((length(reason) <= 2000)),
  CHECK ((length(subject) <= 300)),
  FOREIGN KEY (actor_id) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (person_id) REFERENCES users(id) ON DELETE SET NULL,
  PRIMARY KEY (id)
);
CREATE INDEX audit_entries_action ON audit_entries USING btree (action, id DESC);
CREATE INDEX audit_entries_actor ON audit_entries USING btree (actor_id, id DESC) WHERE (actor_id IS NOT NULL);
CREATE INDEX audit_entries_person ON audit_entries USING btree (person_id, id DESC) WHERE (person_id IS NOT NULL);

create table audit_seals (
  number bigint not null,
  entry_id uuid not null,
  actor_digest bytea,
  origin_digest bytea not null,
  person_digest bytea,
  words_digest bytea not null,
  rest_digest bytea not null,
  salt bytea,
  digest bytea not null,
  CHECK ((length(actor_digest) = 32)),
  CHECK ((length(digest) = 32)),
  CHECK ((length(origin_digest) = 32)),
  CHECK ((length(person_digest) = 32)),
  CHECK ((length(rest_digest) = 32)),
  CHECK ((length(salt) = 16)),
  CHECK ((length(words_digest) = 32)),
  CHECK ((number > 0)),
  PRIMARY KEY (number),
  UNIQUE (entry_id)
);

create table audit_waiting (
  entry_id uuid not null,
  PRIMARY KEY (entry_id)
);

create table birthday_changes (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  was date,
  became date,
  changed_at timestamp(3) with time zone not null default clock_timestamp(),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
CREATE INDEX birthday_changes_user ON birthday_changes USING btree (user_id, changed_at);

create table blind_attachments (
  canvas_id uuid not null,
  digest bytea not null,
  state text not null,
  text text not null,
  unread integer[] not null,
  made_at timestamp(3) with time zone not null default now(),
  FOREIGN KEY (canvas_id) REFERENCES canvases(id) ON DELETE CASCADE,
  PRIMARY KEY (canvas_id, digest)
);

create table blind_readings (
  canvas_id uuid not null,
  digest bytea not null,
  content jsonb not null,
  made_at timestamp(3) with time zone not null default now(),
  FOREIGN KEY (canvas_id) REFERENCES canvases(id) ON DELETE CASCADE,
  PRIMARY KEY (canvas_id, digest)
);

create table call_term_changes (
  id uuid not null,
  call_id uuid not null,
  content jsonb not null,
  version integer not null,
  what text[] not null,
  reason jsonb not null,
  proposed_by uuid,
  proposed_at timestamp(3) with time zone not null default now(),
  confirmed_by uuid,
  confirmed_at timestamp(3) with time zone,
  reminded_at timestamp(3) with time zone,
  overspend jsonb,
  FOREIGN KEY (call_id) REFERENCES grant_calls(id) ON DELETE CASCADE,
  FOREIGN KEY (confirmed_by) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (proposed_by) REFERENCES users(id) ON DELETE SET NULL,
  PRIMARY KEY (id)
);
CREATE INDEX call_term_changes_call ON call_term_changes USING btree (call_id, confirmed_at);
CREATE INDEX call_term_changes_confirmer ON call_term_changes USING btree (confirmed_by);
CREATE INDEX call_term_changes_proposer ON call_term_changes USING btree (proposed_by);

create table canvas_answers (
  canvas_id uuid not null,
  submitted_by uuid,
  arrived_at timestamp(3) with time zone not null,
  content jsonb not null,
  digest text not null,
  FOREIGN KEY (canvas_id) REFERENCES canvas_change_requests(canvas_id) ON DELETE CASCADE,
  FOREIGN KEY (submitted_by) REFERENCES users(id) ON DELETE SET NULL,
  PRIMARY KEY (canvas_id)
);
CREATE INDEX canvas_answers_sender ON canvas_answers USING btree (submitted_by);

create table canvas_applicants (
  call_id uuid not null,
  user_id uuid not null,
  canvas_id uuid not null,
  FOREIGN KEY (call_id) REFERENCES grant_calls(id) ON DELETE CASCADE,
  FOREIGN KEY (canvas_id) REFERENCES canvases(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (call_id, user_id)
);
CREATE INDEX canvas_applicants_canvas ON canvas_applicants USING btree (canvas_id);
CREATE INDEX canvas_applicants_user ON canvas_applicants USING btree (user_id);

create table canvas_change_requests (
  canvas_id uuid not null,
  asked_by uuid,
  asked_at timestamp(3) with time zone not null default clock_timestamp(),
  until timestamp(3) with time zone not null,
  why text not null,
  asked jsonb not null,
  answered_at timestamp(3) with time zone,
  FOREIGN KEY (asked_by) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (canvas_id) REFERENCES canvases(id) ON DELETE CASCADE,
  PRIMARY KEY (canvas_id)
);
CREATE INDEX canvas_change_requests_author ON canvas_change_requests USING btree (asked_by);

create table canvas_documents (
  id uuid not null,
  canvas_id uuid not null,
  slot text not null,
  name text not null,
  type text not null,
  size integer not null,
  user_id uuid,
  created_at timestamp with time zone not null default now(),
  CHECK (((length(name) >= 1) AND (length(name) <= 160))),
  CHECK (((length(slot) >= 1) AND (length(slot) <= 40))),
  FOREIGN KEY (canvas_id) REFERENCES canvases(id) ON DELETE CASCADE,
  FOREIGN KEY (id) REFERENCES files(id),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  PRIMARY KEY (id)
);
CREATE INDEX canvas_documents_canvas ON canvas_documents USING btree (canvas_id, created_at);
CREATE INDEX canvas_documents_user ON canvas_documents USING btree (user_id);

create table canvas_invitations (
  token_hash bytea not null,
  canvas_id uuid not null,
  single_use boolean not null,
  invited_by uuid,
  expires_at timestamp(3) with time zone not null,
  created_at timestamp(3) with time zone not null default now(),
  mentor boolean not null default false,
  user_id uuid,
  id uuid not null default gen_random_uuid(),
  email text,
  FOREIGN KEY (canvas_id) REFERENCES canvases(id) ON DELETE CASCADE,
  FOREIGN KEY (invited_by) REFERENCES users(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (token_hash)
);
CREATE INDEX canvas_invitations_author ON canvas_invitations USING btree (invited_by);
CREATE INDEX canvas_invitations_canvas ON canvas_invitations USING btree (canvas_id);
CREATE INDEX canvas_invitations_email ON canvas_invitations USING btree (email) WHERE (email IS NOT NULL);
CREATE UNIQUE INDEX canvas_invitations_user ON canvas_invitations USING btree (user_id, canvas_id) WHERE (user_id IS NOT NULL);

create table canvas_members (
  canvas_id uuid not null,
  user_id uuid not null,
  joined_at timestamp(3) with time zone not null default now(),
  confirmed_at timestamp(3) with time zone,
  confirmed jsonb,
  invitation_id uuid,
  FOREIGN KEY (canvas_id) REFERENCES canvases(id) ON DELETE CASCADE,
  FOREIGN KEY (invitation_id) REFERENCES canvas_invitations(id) ON DELETE SET NULL,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (canvas_id, user_id)
);
CREATE INDEX canvas_members_invitation ON canvas_members USING btree (invitation_id);
CREATE INDEX canvas_members_user ON canvas_members USING btree (user_id);

create table canvas_mentors (
  canvas_id uuid not null,
  user_id uuid not null,
  joined_at timestamp(3) with time zone not null default now(),
  invitation_id uuid,
  FOREIGN KEY (canvas_id) REFERENCES canvases(id) ON DELETE CASCADE,
  FOREIGN KEY (invitation_id) REFERENCES canvas_invitations(id) ON DELETE SET NULL,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (canvas_id, user_id)
);
CREATE INDEX canvas_mentors_invitation ON canvas_mentors USING btree (invitation_id);
CREATE INDEX canvas_mentors_user ON canvas_mentors USING btree (user_id);

create table canvas_removals (
  canvas_id uuid not null,
  user_id uuid not null,
  removed_at timestamp(3) with time zone not null default clock_timestamp(),
  FOREIGN KEY (canvas_id) REFERENCES canvases(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (canvas_id, user_id)
);
CREATE INDEX canvas_removals_user ON canvas_removals USING btree (user_id);

create table canvas_snapshots (
  canvas_id uuid not null,
  seq bigint not null,
  content bytea not null,
  updated_at timestamp(3) with time zone not null default now(),
  dense bytea,
  dense_seq bigint,
  FOREIGN KEY (canvas_id) REFERENCES canvases(id) ON DELETE CASCADE,
  PRIMARY KEY (canvas_id)
);

create table canvas_submissions (
  canvas_id uuid not null,
  submitted_by uuid,
  arrived_at timestamp(3) with time zone not null,
  counted_at timestamp(3) with time zone not null,
  content jsonb not null,
  digest text not null,
  FOREIGN KEY (canvas_id) REFERENCES canvases(id) ON DELETE CASCADE,
  FOREIGN KEY (submitted_by) REFERENCES users(id) ON DELETE SET NULL,
  PRIMARY KEY (canvas_id)
);
CREATE INDEX canvas_submissions_sender ON canvas_submissions USING btree (submitted_by);

create table canvas_updates (
  canvas_id uuid not null,
  seq bigint not null,
  content bytea not null,
  user_id uuid,
  created_at timestamp(3) with time zone not null default now(),
  FOREIGN KEY (canvas_id) REFERENCES canvases(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  PRIMARY KEY (canvas_id, seq)
);
CREATE INDEX canvas_updates_author ON canvas_updates USING btree (user_id);

create table canvas_versions (
  id uuid not null,
  canvas_id uuid not null,
  kind text not null,
  name text not null default ''::text,
  author_id uuid,
  state bytea not null,
  content jsonb not null,
  created_at timestamp(3) with time zone not null default now(),
  CHECK ((kind = ANY (ARRAY['named'::text, 'restored'::text, 'submitted'::text]))),
  FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (canvas_id) REFERENCES canvases(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
CREATE INDEX canvas_versions_author ON canvas_versions USING btree (author_id);
CREATE INDEX canvas_versions_canvas ON canvas_versions USING btree (canvas_id, created_at);

create table canvases (
  id uuid not null,
  call_id uuid not null,
  lead_id uuid,
  title text not null default ''::text,
  seq bigint not null default 0,
  submitted_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  FOREIGN KEY (call_id) REFERENCES grant_calls(id) ON DELETE RESTRICT,
  FOREIGN KEY (lead_id) REFERENCES users(id) ON DELETE SET NULL,
  PRIMARY KEY (id)
);
CREATE INDEX canvases_call ON canvases USING btree (call_id, submitted_at);
CREATE INDEX canvases_lead ON canvases USING btree (lead_id);

create table connection_requests (
  id uuid not null,
  from_id uuid not null,
  to_id uuid not null,
  note text not null default ''::text,
  created_at timestamp(3) with time zone not null default now(),
  declined_at timestamp(3) with time zone,
  withdrawn_at timestamp(3) with time zone,
  note_hidden_at timestamp(3) with time zone,
  CHECK ((from_id <> to_id)),
  CHECK ((length(note) <= 600)),
  FOREIGN KEY (from_id) REFERENCES users(id) ON DELETE CASCADE,
  FOREIGN KEY (to_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (from_id, to_id)
);
CREATE INDEX connection_requests_received ON connection_requests USING btree (to_id, id);
CREATE INDEX connection_requests_sent ON connection_requests USING btree (from_id, id);

create table connections (
  id uuid not null,
  member_id uuid not null,
  other_id uuid not null,
  created_at timestamp(3) with time zone not null default now(),
  CHECK ((member_id <> other_id)),
  FOREIGN KEY (member_id) REFERENCES users(id) ON DELETE CASCADE,
  FOREIGN KEY (other_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (member_id, other_id)
);
CREATE INDEX connections_list ON connections USING btree (member_id, id);
CREATE INDEX connections_other ON connections USING btree (other_id);

create table consent_days (
  day date not null,
  accepted integer not null default 0,
  declined integer not null default 0,
  PRIMARY KEY (day)
);

create table content_blocks (
  id text not null,
  locale text not null,
  document jsonb not null,
  revision integer not null,
  updated_by uuid,
  updated_at timestamp(3) with time zone not null default now(),
  pictures_id uuid not null default gen_random_uuid(),
  CHECK ((locale = ANY (ARRAY['bhs'::text, 'en'::text]))),
  CHECK ((revision > 0)),
  FOREIGN KEY (updated_by) REFERENCES users(id) ON DELETE SET NULL,
  PRIMARY KEY (id, locale),
  UNIQUE (pictures_id)
);
CREATE INDEX content_blocks_updated_at ON content_blocks USING btree (updated_at, id, locale);
CREATE INDEX content_blocks_updated_by ON content_blocks USING btree (updated_by);

create table content_revisions (
  id text not null,
  locale text not null,
  revision integer not null,
  document jsonb not null,
  restored_from integer,
  created_by uuid,
  created_at timestamp(3) with time zone not null default now(),
  FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL,
  PRIMARY KEY (id, locale, revision)
);
CREATE INDEX content_revisions_created_by ON content_revisions USING btree (created_by);

create table conversation_members (
  conversation_id uuid not null,
  user_id uuid not null,
  state text not null default 'in'::text,
  is_organiser boolean not null default false,
  from_seq bigint not null default 0,
  until_seq bigint,
  read_seq bigint not null default 0,
  version bigint not null default 0,
  muted_until timestamp with time zone,
  archived_seq bigint,
  draft text not null default ''::text,
  joined_at timestamp with time zone not null default now(),
  remind_at timestamp(3) with time zone,
  missed int8multirange not null default '{}'::int8multirange,
  CHECK ((length(draft) <= 8000)),
  CHECK ((state = ANY (ARRAY['in'::text, 'asked'::text, 'refused'::text, 'left'::text]))),
  FOREIGN KEY (conversation_id) REFERENCES conversations(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (conversation_id, user_id)
);
CREATE INDEX conversation_members_remind ON conversation_members USING btree (remind_at) WHERE (remind_at IS NOT NULL);
CREATE INDEX conversation_members_user ON conversation_members USING btree (user_id, state);

create table conversation_messages (
  conversation_id uuid not null,
  seq bigint not null,
  id uuid not null,
  sender_id uuid,
  body text not null,
  reply_seq bigint,
  version bigint not null,
  sent_at timestamp with time zone not null default date_trunc('milliseconds'::text, clock_timestamp()),
  edited_at timestamp with time zone,
  deleted_at timestamp with time zone,
  terms tsvector not null default ''::tsvector,
  withdrawn_at timestamp with time zone,
  CHECK ((length(body) <= 8000)),
  FOREIGN KEY (conversation_id) REFERENCES conversations(id) ON DELETE CASCADE,
  FOREIGN KEY (sender_id) REFERENCES users(id) ON DELETE SET NULL,
  PRIMARY KEY (conversation_id, seq),
  UNIQUE (conversation_id, id)
);
CREATE INDEX conversation_messages_links ON conversation_messages USING btree (conversation_id, seq) WHERE ((deleted_at IS NULL) AND (body ~ '[[:alnum:]_-]\.[[:alpha:]]{2}'::text));
CREATE INDEX conversation_messages_sender ON conversation_messages USING btree (sender_id);
CREATE INDEX conversation_messages_terms ON conversation_messages USING gin (terms);
CREATE INDEX conversation_messages_version ON conversation_messages USING btree (conversation_id, version);
CREATE INDEX conversation_messages_withdrawn ON conversation_messages USING btree (withdrawn_at) WHERE (withdrawn_at IS NOT NULL);

create table conversations (
  id uuid not null,
  kind text not null,
  direct_key text,
  title text not null default ''::text,
  about_kind text,
  about_id text,
  created_by uuid,
  last_seq bigint not null default 0,
  version bigint not null default 0,
  last_at timestamp with time zone not null default date_trunc('milliseconds'::text, clock_timestamp()),
  created_at timestamp with time zone not null default now(),
  team_key text,
  CHECK (((about_kind IS NULL) = (about_id IS NULL))),
  CHECK (((kind = 'direct'::text) = (direct_key IS NOT NULL))),
  CHECK (((team_key IS NULL) OR (kind = 'group'::text))),
  CHECK ((kind = ANY (ARRAY['direct'::text, 'group'::text]))),
  CHECK ((length(title) <= 80)),
  FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL,
  PRIMARY KEY (id),
  UNIQUE (direct_key),
  UNIQUE (team_key)
);
CREATE INDEX conversations_created_by ON conversations USING btree (created_by);

create table cv_imports (
  user_id uuid not null,
  id uuid not null,
  proposal jsonb not null,
  created_at timestamp(3) with time zone not null default now(),
  expires_at timestamp(3) with time zone not null,
  undo jsonb,
  undo_until timestamp(3) with time zone,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id)
);
CREATE INDEX cv_imports_expires_at ON cv_imports USING btree (expires_at);

create table cvs (
  id uuid not null,
  user_id uuid not null,
  name text not null,
  design text not null,
  script text not null,
  shows jsonb not null,
  sections jsonb not null,
  version integer not null default 1,
  link_digest bytea,
  link_sealed text,
  link_created_at timestamp(3) with time zone,
  link_expires_at timestamp(3) with time zone,
  link_views integer not null default 0,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  CHECK ((((link_digest IS NULL) = (link_sealed IS NULL)) AND ((link_digest IS NULL) = (link_created_at IS NULL)))),
  CHECK ((design = ANY (ARRAY['clear'::text, 'classic'::text, 'arch'::text]))),
  CHECK ((script = ANY (ARRAY['latin'::text, 'cyrillic'::text, 'english'::text]))),
  CHECK ((version > 0)),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
CREATE INDEX cvs_user ON cvs USING btree (user_id, updated_at DESC);
CREATE UNIQUE INDEX cvs_link ON cvs USING btree (link_digest) WHERE (link_digest IS NOT NULL);

create table dashboard_layouts (
  user_id uuid not null,
  cards text[] not null,
  hidden text[] not null,
  updated_at timestamp(3) with time zone not null default now(),
  start_dismissed_at timestamp(3) with time zone,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id)
);

create table dashboard_visits (
  user_id uuid not null,
  last_at timestamp(3) with time zone not null default now(),
  since timestamp(3) with time zone,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id)
);

create table deadline_feeds (
  user_id uuid not null,
  digest bytea not null,
  created_at timestamp(3) with time zone not null default now(),
  read_at timestamp(3) with time zone,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id),
  UNIQUE (digest)
);

create table deadline_reminders (
  user_id uuid not null,
  subject uuid not null,
  stage text not null,
  told_at timestamp(3) with time zone not null default now(),
  CHECK ((stage = ANY (ARRAY['day'::text, 'hours'::text, 'week'::text, 'summary'::text]))),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id, subject, stage)
);

create table decision_conflicts (
  decision_id uuid not null,
  user_id uuid not null,
  kind text not null,
  CHECK ((kind = ANY (ARRAY['declared'::text, 'detected'::text]))),
  FOREIGN KEY (decision_id) REFERENCES review_decisions(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (decision_id, user_id)
);
CREATE INDEX decision_conflicts_user ON decision_conflicts USING btree (user_id);

create table discussion_interests (
  post_id uuid not null,
  user_id uuid not null,
  created_at timestamp(3) with time zone not null default now(),
  FOREIGN KEY (post_id) REFERENCES discussion_posts(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (post_id, user_id)
);
CREATE INDEX discussion_interests_user ON discussion_interests USING btree (user_id);

create table discussion_mentions (
  post_id uuid not null,
  place integer not null,
  member_id uuid not null,
  created_at timestamp(3) with time zone not null default now(),
  CHECK (((place >= 1) AND (place <= 99))),
  FOREIGN KEY (member_id) REFERENCES users(id) ON DELETE CASCADE,
  FOREIGN KEY (post_id) REFERENCES discussion_posts(id) ON DELETE CASCADE,
  PRIMARY KEY (post_id, place)
);
CREATE INDEX discussion_mentions_member ON discussion_mentions USING btree (member_id);

create table discussion_posts (
  id uuid not null,
  about_kind text not null,
  about_id uuid not null,
  question_id uuid,
  author_id uuid,
  body text not null,
  official boolean not null default false,
  created_at timestamp(3) with time zone not null default now(),
  edited_at timestamp(3) with time zone,
  deleted_at timestamp(3) with time zone,
  hidden_at timestamp(3) with time zone,
  held boolean not null default false,
  voice text,
  CHECK (((NOT held) OR (question_id IS NULL))),
  CHECK (((question_id IS NOT NULL) OR (NOT official))),
  CHECK ((about_kind ~ '^[a-z]{1,30}$'::text)),
  CHECK ((voice = ANY (ARRAY['mentor'::text, 'board'::text, 'editor'::text]))),
  FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (question_id) REFERENCES discussion_posts(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
CREATE INDEX discussion_posts_about ON discussion_posts USING btree (about_kind, about_id, id) WHERE (question_id IS NULL);
CREATE INDEX discussion_posts_author ON discussion_posts USING btree (author_id);
CREATE INDEX discussion_posts_question ON discussion_posts USING btree (question_id, id);

create table discussion_threads (
  post_id uuid not null,
  place text not null,
  anchor text,
  quote text not null default ''::text,
  proposal text,
  outcome text,
  closed_at timestamp(3) with time zone,
  closed_by uuid,
  CHECK (((outcome IS NULL) = (closed_at IS NULL))),
  CHECK (((outcome IS NULL) OR ((outcome = 'resolved'::text) = (proposal IS NULL)))),
  CHECK ((outcome = ANY (ARRAY['resolved'::text, 'accepted'::text, 'declined'::text]))),
  CHECK ((place ~ '^[a-z][a-z0-9-]{0,39}$'::text)),
  FOREIGN KEY (closed_by) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (post_id) REFERENCES discussion_posts(id) ON DELETE CASCADE,
  PRIMARY KEY (post_id)
);
CREATE INDEX discussion_threads_closer ON discussion_threads USING btree (closed_by);

create table email_changes (
  user_id uuid not null,
  session_id uuid not null,
  new_email citext not null,
  code_hash bytea not null,
  tries integer not null default 0,
  expires_at timestamp with time zone not null,
  FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id)
);
CREATE INDEX email_changes_expires_at ON email_changes USING btree (expires_at);
CREATE INDEX email_changes_session ON email_changes USING btree (session_id);

create table feed_drafts (
  id uuid not null,
  author_id uuid not null,
  draft jsonb not null,
  version integer not null default 1,
  updated_at timestamp(3) with time zone not null default now(),
  created_at timestamp(3) with time zone not null default now(),
  FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
CREATE INDEX feed_drafts_author ON feed_drafts USING btree (author_id, updated_at);

create table feed_hides (
  user_id uuid not null,
  post_id uuid not null,
  created_at timestamp(3) with time zone not null default now(),
  FOREIGN KEY (post_id) REFERENCES feed_posts(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id, post_id)
);
CREATE INDEX feed_hides_post ON feed_hides USING btree (post_id);

create table feed_linked_pages (
  address text not null,
  id uuid not null,
  title text not null default ''::text,
  description text not null default ''::text,
  picture bytea,
  asked_at timestamp(3) with time zone not null default now(),
  read_at timestamp(3) with time zone,
  CHECK (((length(address) >= 1) AND (length(address) <= 600))),
  PRIMARY KEY (address),
  UNIQUE (id)
);

create table feed_mentions (
  post_id uuid not null,
  member_id uuid not null,
  name text not null,
  created_at timestamp(3) with time zone not null default now(),
  FOREIGN KEY (member_id) REFERENCES users(id) ON DELETE CASCADE,
  FOREIGN KEY (post_id) REFERENCES feed_posts(id) ON DELETE CASCADE,
  PRIMARY KEY (post_id, member_id)
);
CREATE INDEX feed_mentions_member ON feed_mentions USING btree (member_id);

create table feed_pins (
  user_id uuid not null,
  post_id uuid not null,
  created_at timestamp(3) with time zone not null default now(),
  FOREIGN KEY (post_id) REFERENCES feed_posts(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id)
);
CREATE INDEX feed_pins_post ON feed_pins USING btree (post_id);

create table feed_polls (
  post_id uuid not null,
  options text[] not null,
  ends_at timestamp(3) with time zone not null,
  CHECK (((cardinality(options) >= 2) AND (cardinality(options) <= 6))),
  FOREIGN KEY (post_id) REFERENCES feed_posts(id) ON DELETE CASCADE,
  PRIMARY KEY (post_id)
);

create table feed_post_tags (
  post_id uuid not null,
  tag text not null,
  created_at timestamp(3) with time zone not null,
  CHECK ((tag <> ''::text)),
  FOREIGN KEY (post_id) REFERENCES feed_posts(id) ON DELETE CASCADE,
  PRIMARY KEY (post_id, tag)
);
CREATE INDEX feed_post_tags_tag ON feed_post_tags USING btree (tag, created_at DESC, post_id DESC);

create table feed_post_versions (
  id uuid not null,
  post_id uuid not null,
  body jsonb not null,
  written_at timestamp(3) with time zone not null,
  FOREIGN KEY (post_id) REFERENCES feed_posts(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
CREATE INDEX feed_post_versions_post ON feed_post_versions USING btree (post_id, written_at DESC);

create table feed_posts (
  id uuid not null,
  author_id uuid not null,
  body jsonb not null,
  audience text not null,
  terms tsvector not null default ''::tsvector,
  created_at timestamp(3) with time zone not null default now(),
  edited_at timestamp(3) with time zone,
  hidden_at timestamp(3) with time zone,
  pictures jsonb not null default '[]'::jsonb,
  event jsonb,
  link text,
  CHECK (((length(link) >= 1) AND (length(link) <= 600))),
  CHECK ((audience = ANY (ARRAY['public'::text, 'members'::text, 'connections'::text]))),
  FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
CREATE INDEX feed_posts_author ON feed_posts USING btree (author_id, created_at DESC, id DESC);
CREATE INDEX feed_posts_link ON feed_posts USING btree (link) WHERE (link IS NOT NULL);
CREATE INDEX feed_posts_near ON feed_posts USING btree (author_id, created_at DESC, id DESC) WHERE ((audience = 'connections'::text) AND (hidden_at IS NULL));
CREATE INDEX feed_posts_near_newest ON feed_posts USING btree (created_at DESC, id DESC) WHERE ((audience = 'connections'::text) AND (hidden_at IS NULL));
CREATE INDEX feed_posts_newest ON feed_posts USING btree (created_at DESC, id DESC) WHERE ((audience <> 'connections'::text) AND (hidden_at IS NULL));
CREATE INDEX feed_posts_public ON feed_posts USING btree (created_at DESC, id DESC) WHERE ((audience = 'public'::text) AND (hidden_at IS NULL));
CREATE INDEX feed_posts_recent ON feed_posts USING btree (created_at DESC) WHERE (hidden_at IS NULL);
CREATE INDEX feed_posts_terms ON feed_posts USING gin (terms);

create table feed_reactions (
  post_id uuid not null,
  user_id uuid not null,
  created_at timestamp(3) with time zone not null default now(),
  FOREIGN KEY (post_id) REFERENCES feed_posts(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (post_id, user_id)
);
CREATE INDEX feed_reactions_user ON feed_reactions USING btree (user_id);

create table feed_save_lists (
  id uuid not null,
  user_id uuid not null,
  name text not null,
  created_at timestamp(3) with time zone not null default now(),
  CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
CREATE INDEX feed_save_lists_user ON feed_save_lists USING btree (user_id, created_at);

create table feed_saves (
  user_id uuid not null,
  post_id uuid not null,
  created_at timestamp(3) with time zone not null default now(),
  list_id uuid,
  FOREIGN KEY (list_id) REFERENCES feed_save_lists(id) ON DELETE SET NULL,
  FOREIGN KEY (post_id) REFERENCES feed_posts(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id, post_id)
);
CREATE INDEX feed_saves_list ON feed_saves USING btree (list_id) WHERE (list_id IS NOT NULL);
CREATE INDEX feed_saves_newest ON feed_saves USING btree (user_id, created_at DESC, post_id DESC);
CREATE INDEX feed_saves_post ON feed_saves USING btree (post_id);

create table feed_scheduled (
  id uuid not null,
  author_id uuid not null,
  post jsonb not null,
  publish_at timestamp(3) with time zone not null,
  refused_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null default now(),
  FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
CREATE INDEX feed_scheduled_author ON feed_scheduled USING btree (author_id, publish_at);
CREATE INDEX feed_scheduled_due ON feed_scheduled USING btree (publish_at) WHERE (refused_at IS NULL);

create table feed_settings (
  user_id uuid not null,
  rss boolean not null default false,
  updated_at timestamp(3) with time zone not null default now(),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id)
);

create table feed_tag_follows (
  user_id uuid not null,
  tag text not null,
  created_at timestamp(3) with time zone not null default now(),
  CHECK ((tag <> ''::text)),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id, tag)
);

create table feed_visits (
  user_id uuid not null,
  last_at timestamp(3) with time zone not null default now(),
  since timestamp(3) with time zone,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id)
);

create table feed_votes (
  post_id uuid not null,
  user_id uuid not null,
  choice smallint not null,
  created_at timestamp(3) with time zone not null default now(),
  CHECK ((choice >= 0)),
  FOREIGN KEY (post_id) REFERENCES feed_polls(post_id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (post_id, user_id)
);
CREATE INDEX feed_votes_user ON feed_votes USING btree (user_id);

create table files (
  id uuid not null,
  kind text not null,
  place text not null,
  name text not null default ''::text,
  type text not null,
  size bigint not null,
  digest bytea,
  width integer not null default 0,
  height integer not null default 0,
  placeholder text not null default ''::text,
  uploaded_by uuid,
  created_at timestamp(3) with time zone not null default now(),
  attached_at timestamp(3) with time zone,
  hidden_at timestamp(3) with time zone,
  shown_from timestamp(3) with time zone,
  CHECK (((length(kind) >= 1) AND (length(kind) <= 40))),
  CHECK ((place ~ '^[\w-]+(/[\w-]+)+/?$'::text)),
  CHECK ((size >= 0)),
  FOREIGN KEY (uploaded_by) REFERENCES users(id) ON DELETE SET NULL,
  PRIMARY KEY (id),
  UNIQUE (place)
);
CREATE INDEX files_uploaded_by ON files USING btree (uploaded_by) INCLUDE (size);
CREATE INDEX files_waiting ON files USING btree (created_at) WHERE (attached_at IS NULL);

create table first_admin_links (
  token_hash bytea not null,
  expires_at timestamp with time zone not null,
  PRIMARY KEY (token_hash)
);

create table follows (
  id uuid not null,
  follower_id uuid not null,
  followed_id uuid not null,
  created_at timestamp(3) with time zone not null default now(),
  CHECK ((follower_id <> followed_id)),
  FOREIGN KEY (followed_id) REFERENCES users(id) ON DELETE CASCADE,
  FOREIGN KEY (follower_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (follower_id, followed_id)
);
CREATE INDEX follows_followed ON follows USING btree (followed_id);
CREATE INDEX follows_list ON follows USING btree (follower_id, id);

create table form_counts (
  form_id uuid not null,
  status text not null,
  count integer not null,
  CHECK ((status = ANY (ARRAY['received'::text, 'reading'::text, 'question'::text, 'accepted'::text, 'declined'::text, 'done'::text]))),
  FOREIGN KEY (form_id) REFERENCES forms(id) ON DELETE CASCADE,
  PRIMARY KEY (form_id, status)
);

create table form_deliveries (
  id uuid not null,
  form_id uuid not null,
  submission_id uuid,
  event text not null,
  state text not null default 'waiting'::text,
  attempts integer not null default 0,
  status integer,
  reason text,
  next_at timestamp(3) with time zone not null default now(),
  created_at timestamp(3) with time zone not null default now(),
  done_at timestamp(3) with time zone,
  CHECK ((event = ANY (ARRAY['submission.sent'::text, 'submission.changed'::text, 'test'::text]))),
  CHECK ((reason = ANY (ARRAY['forbidden'::text, 'unreachable'::text, 'slow'::text, 'cleared'::text]))),
  CHECK ((state = ANY (ARRAY['waiting'::text, 'arrived'::text, 'failed'::text]))),
  FOREIGN KEY (form_id) REFERENCES form_webhooks(form_id) ON DELETE CASCADE,
  FOREIGN KEY (submission_id) REFERENCES form_submissions(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
CREATE INDEX form_deliveries_done ON form_deliveries USING btree (done_at) WHERE (done_at IS NOT NULL);
CREATE INDEX form_deliveries_form ON form_deliveries USING btree (form_id, created_at DESC, id DESC);
CREATE INDEX form_deliveries_submission ON form_deliveries USING btree (submission_id);
CREATE INDEX form_deliveries_waiting ON form_deliveries USING btree (form_id, next_at) WHERE (state = 'waiting'::text);

create table form_drafts (
  id uuid not null,
  form_id uuid not null,
  key_digest bytea not null,
  typed jsonb not null,
  step text not null default ''::text,
  tried boolean not null default false,
  notice text,
  submission_id uuid,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  use_id uuid,
  CHECK ((notice = ANY (ARRAY['fast'::text, 'trap'::text, 'more'::text, 'kept'::text, 'stale'::text]))),
  FOREIGN KEY (form_id) REFERENCES forms(id) ON DELETE CASCADE,
  FOREIGN KEY (submission_id) REFERENCES form_submissions(id) ON DELETE CASCADE,
  FOREIGN KEY (use_id) REFERENCES form_uses(id) ON DELETE SET NULL,
  PRIMARY KEY (id),
  UNIQUE (key_digest)
);
CREATE INDEX form_drafts_form ON form_drafts USING btree (form_id);
CREATE INDEX form_drafts_submission ON form_drafts USING btree (submission_id);
CREATE INDEX form_drafts_updated ON form_drafts USING btree (updated_at);
CREATE INDEX form_drafts_use ON form_drafts USING btree (use_id);

create table form_figures (
  submission_id uuid not null,
  field text not null,
  form_id uuid not null,
  value double precision not null,
  created_at timestamp(3) with time zone not null,
  FOREIGN KEY (submission_id) REFERENCES form_submissions(id) ON DELETE CASCADE,
  PRIMARY KEY (submission_id, field)
);
CREATE INDEX form_figures_list ON form_figures USING btree (form_id, field, created_at DESC, submission_id DESC) INCLUDE (value);

create table form_files (
  id uuid not null,
  form_id uuid not null,
  field text not null,
  submission_id uuid,
  member_id uuid,
  name text not null,
  type text not null,
  size integer not null,
  created_at timestamp(3) with time zone not null default now(),
  CHECK ((size > 0)),
  FOREIGN KEY (form_id) REFERENCES forms(id) ON DELETE CASCADE,
  FOREIGN KEY (id) REFERENCES files(id),
  FOREIGN KEY (member_id) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (submission_id) REFERENCES form_submissions(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
CREATE INDEX form_files_form ON form_files USING btree (form_id, created_at, id);
CREATE INDEX form_files_member ON form_files USING btree (member_id);
CREATE INDEX form_files_submission ON form_files USING btree (submission_id);
CREATE INDEX form_files_waiting ON form_files USING btree (created_at) WHERE (submission_id IS NULL);

create table form_notes (
  id uuid not null,
  submission_id uuid not null,
  author_id uuid,
  text text not null,
  created_at timestamp(3) with time zone not null default now(),
  CHECK ((text <> ''::text)),
  FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (submission_id) REFERENCES form_submissions(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
CREATE INDEX form_notes_author ON form_notes USING btree (author_id);
CREATE INDEX form_notes_submission ON form_notes USING btree (submission_id, created_at);

create table form_submissions (
  id uuid not null,
  form_id uuid not null,
  version integer not null,
  number integer not null,
  answers jsonb not null,
  typed jsonb not null,
  terms tsvector not null default ''::tsvector,
  member_id uuid,
  only_one boolean not null default false,
  locale text not null,
  status text not null default 'received'::text,
  status_text text not null default ''::text,
  status_at timestamp(3) with time zone not null default now(),
  assigned_to uuid,
  key_digest bytea not null,
  created_at timestamp(3) with time zone not null default now(),
  edited_at timestamp(3) with time zone,
  cleared_at timestamp(3) with time zone,
  sheet_digest bytea,
  use_id uuid,
  deleted_at timestamp(3) with time zone,
  CHECK ((locale = ANY (ARRAY['bhs'::text, 'en'::text]))),
  CHECK ((status = ANY (ARRAY['received'::text, 'reading'::text, 'question'::text, 'accepted'::text, 'declined'::text, 'done'::text]))),
  FOREIGN KEY (assigned_to) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (form_id, version) REFERENCES form_versions(form_id, number) ON DELETE CASCADE,
  FOREIGN KEY (member_id) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (use_id) REFERENCES form_uses(id) ON DELETE SET NULL,
  PRIMARY KEY (id),
  UNIQUE (key_digest)
);
CREATE INDEX form_submissions_answers ON form_submissions USING gin (answers jsonb_path_ops);
CREATE INDEX form_submissions_assigned_form ON form_submissions USING btree (assigned_to, form_id);
CREATE INDEX form_submissions_deleted ON form_submissions USING btree (deleted_at) WHERE ((deleted_at IS NOT NULL) AND (cleared_at IS NULL));
CREATE INDEX form_submissions_live ON form_submissions USING btree (form_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX form_submissions_member ON form_submissions USING btree (member_id, created_at DESC);
CREATE INDEX form_submissions_number ON form_submissions USING btree (form_id, number);
CREATE INDEX form_submissions_reader ON form_submissions USING btree (form_id, assigned_to, created_at DESC, id DESC);
CREATE INDEX form_submissions_status ON form_submissions USING btree (form_id, status, created_at DESC, id DESC);
CREATE INDEX form_submissions_terms ON form_submissions USING gin (terms);
CREATE INDEX form_submissions_use ON form_submissions USING btree (use_id, created_at DESC, id DESC);
CREATE INDEX form_submissions_version ON form_submissions USING btree (form_id, version);
CREATE UNIQUE INDEX form_submissions_once ON form_submissions USING btree (form_id, member_id, use_id) NULLS NOT DISTINCT WHERE only_one;
CREATE UNIQUE INDEX form_submissions_sheet ON form_submissions USING btree (sheet_digest);

create table form_uses (
  id uuid not null,
  form_id uuid not null,
  about_kind text not null,
  about_id uuid not null,
  created_at timestamp(3) with time zone not null default now(),
  ended_at timestamp(3) with time zone,
  FOREIGN KEY (form_id) REFERENCES forms(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
CREATE INDEX form_uses_about ON form_uses USING btree (about_kind, about_id);
CREATE INDEX form_uses_form ON form_uses USING btree (form_id);
CREATE UNIQUE INDEX form_uses_current ON form_uses USING btree (about_kind, about_id) WHERE (ended_at IS NULL);

create table form_versions (
  form_id uuid not null,
  number integer not null,
  content jsonb not null,
  published_by uuid,
  created_at timestamp(3) with time zone not null default now(),
  CHECK ((number > 0)),
  FOREIGN KEY (form_id) REFERENCES forms(id) ON DELETE CASCADE,
  FOREIGN KEY (published_by) REFERENCES users(id) ON DELETE SET NULL,
  PRIMARY KEY (form_id, number)
);
CREATE INDEX form_versions_by ON form_versions USING btree (published_by);

create table form_webhooks (
  form_id uuid not null,
  address text not null,
  salt bytea not null,
  busy_until timestamp(3) with time zone,
  failures integer not null default 0,
  paused_until timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null default now(),
  CHECK (((length(address) >= 8) AND (length(address) <= 500))),
  FOREIGN KEY (form_id) REFERENCES forms(id) ON DELETE CASCADE,
  PRIMARY KEY (form_id)
);

create table forms (
  id uuid not null,
  slug text not null,
  content jsonb not null,
  version integer not null default 1,
  published integer,
  audience text not null default 'all'::text,
  once_only boolean not null default false,
  opens_at timestamp(3) with time zone,
  closes_at timestamp(3) with time zone,
  editable_until timestamp(3) with time zone,
  quota integer,
  received integer not null default 0,
  retention_days integer,
  framed boolean not null default false,
  archived_at timestamp(3) with time zone,
  created_by uuid,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  offered boolean not null default false,
  organisation_id uuid,
  hidden_at timestamp(3) with time zone,
  CHECK (((retention_days >= 1) AND (retention_days <= 3650))),
  CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND ((length(slug) >= 3) AND (length(slug) <= 60)))),
  CHECK ((audience = ANY (ARRAY['all'::text, 'members'::text]))),
  CHECK ((quota > 0)),
  CHECK ((version > 0)),
  FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (slug)
);
CREATE INDEX forms_created_by ON forms USING btree (created_by);
CREATE INDEX forms_organisation ON forms USING btree (organisation_id, updated_at DESC, id DESC);
CREATE INDEX forms_updated ON forms USING btree (updated_at DESC, id DESC);

create table grant_call_reminders (
  call_id uuid not null,
  user_id uuid not null,
  created_at timestamp(3) with time zone not null default now(),
  FOREIGN KEY (call_id) REFERENCES grant_calls(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (call_id, user_id)
);
CREATE INDEX grant_call_reminders_user ON grant_call_reminders USING btree (user_id);

create table grant_calls (
  id uuid not null,
  slug text not null,
  programme_id uuid not null,
  bank_id uuid,
  opportunity_id uuid,
  status text not null default 'draft'::text,
  content jsonb not null,
  opens_at timestamp(3) with time zone,
  deadline timestamp(3) with time zone,
  results_at timestamp(3) with time zone,
  version integer not null default 1,
  created_by uuid,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  published_at timestamp(3) with time zone,
  cancelled_at timestamp(3) with time zone,
  announced_at timestamp(3) with time zone,
  reminded_at timestamp(3) with time zone,
  pending jsonb,
  rules_off jsonb not null default '[]'::jsonb,
  cancelled_reason jsonb,
  held_at timestamp(3) with time zone,
  moves jsonb not null default '[]'::jsonb,
  CHECK (((status = 'draft'::text) OR (opens_at < deadline))),
  CHECK ((status = ANY (ARRAY['draft'::text, 'published'::text, 'cancelled'::text]))),
  CHECK ((version > 0)),
  FOREIGN KEY (bank_id) REFERENCES youth_banks(id) ON DELETE RESTRICT,
  FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (opportunity_id) REFERENCES opportunities(id) ON DELETE SET NULL,
  FOREIGN KEY (programme_id) REFERENCES grant_programmes(id) ON DELETE RESTRICT,
  PRIMARY KEY (id),
  UNIQUE (slug)
);
CREATE INDEX grant_calls_author ON grant_calls USING btree (created_by);
CREATE INDEX grant_calls_bank ON grant_calls USING btree (bank_id, deadline DESC);
CREATE INDEX grant_calls_managed ON grant_calls USING btree (created_at DESC, id DESC);
CREATE INDEX grant_calls_opportunity ON grant_calls USING btree (opportunity_id);
CREATE INDEX grant_calls_pending ON grant_calls USING btree (opens_at) WHERE ((status = 'published'::text) AND (reminded_at IS NULL));
CREATE INDEX grant_calls_programme ON grant_calls USING btree (programme_id);
CREATE INDEX grant_calls_public ON grant_calls USING btree (deadline DESC, id DESC) WHERE (status <> 'draft'::text);

create table grant_programmes (
  id uuid not null,
  slug text not null,
  kind text not null,
  name jsonb not null,
  created_at timestamp(3) with time zone not null default now(),
  CHECK ((kind = ANY (ARRAY['youth-bank'::text, 'micro-business'::text]))),
  PRIMARY KEY (id),
  UNIQUE (slug)
);

create table identities (
  issuer text not null,
  subject text not null,
  user_id uuid not null,
  email citext not null,
  created_at timestamp with time zone not null default now(),
  last_used_at timestamp with time zone not null default now(),
  ended_at timestamp with time zone,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (issuer, subject)
);
CREATE INDEX identities_user_id ON identities USING btree (user_id);

create table installation (
  one boolean not null default true,
  secret_fingerprint bytea,
  demo_begun_at timestamp with time zone,
  demo_laid_at timestamp with time zone,
  CHECK (one),
  PRIMARY KEY (one)
);

create table legal_versions (
  document text not null,
  version text not null,
  effective_on date not null,
  parts jsonb,
  changes jsonb not null default '[]'::jsonb,
  note_bhs text,
  note_en text,
  published_by uuid,
  published_at timestamp(3) with time zone not null default now(),
  cancelled_at timestamp(3) with time zone,
  CHECK (((note_bhs IS NULL) = (note_en IS NULL))),
  CHECK ((document = ANY (ARRAY['terms'::text, 'privacy'::text]))),
  CHECK ((version ~ '^[1-9][0-9]{0,3}[.][0-9]{1,4}$'::text)),
  FOREIGN KEY (published_by) REFERENCES users(id) ON DELETE SET NULL,
  PRIMARY KEY (document, version)
);
CREATE INDEX legal_versions_publisher ON legal_versions USING btree (published_by);
CREATE UNIQUE INDEX legal_versions_day ON legal_versions USING btree (document, effective_on) WHERE ((cancelled_at IS NULL) AND (note_bhs IS NOT NULL));

create table library_crops (
  picture_id uuid not null,
  shape text not null,
  file_id uuid not null,
  x smallint not null,
  y smallint not null,
  width smallint not null,
  CHECK (((width >= 1) AND (width <= 1000))),
  CHECK (((x >= 0) AND (x <= 1000))),
  CHECK (((y >= 0) AND (y <= 1000))),
  CHECK ((shape = ANY (ARRAY['wide'::text, 'square'::text, 'share'::text]))),
  FOREIGN KEY (file_id) REFERENCES files(id),
  FOREIGN KEY (picture_id) REFERENCES library_pictures(id) ON DELETE CASCADE,
  PRIMARY KEY (picture_id, shape),
  UNIQUE (file_id)
);

create table library_document_uses (
  document_id uuid not null,
  kind text not null,
  thing uuid not null,
  shown_from timestamp(3) with time zone,
  CHECK (((length(kind) >= 1) AND (length(kind) <= 40))),
  FOREIGN KEY (document_id) REFERENCES library_documents(id),
  PRIMARY KEY (document_id, kind, thing)
);
CREATE INDEX library_document_uses_thing ON library_document_uses USING btree (kind, thing);

create table library_documents (
  id uuid not null,
  file_id uuid not null,
  owner_id uuid,
  is_shared boolean not null default false,
  title jsonb not null default '{"en": "", "bhs": ""}'::jsonb,
  author text not null default ''::text,
  licence text not null default ''::text,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  CHECK ((licence = ANY (ARRAY[''::text, 'own'::text, 'permission'::text, 'cc0'::text, 'cc-by'::text, 'cc-by-sa'::text]))),
  FOREIGN KEY (file_id) REFERENCES files(id),
  FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE SET NULL,
  PRIMARY KEY (id),
  UNIQUE (file_id)
);
CREATE INDEX library_documents_newest ON library_documents USING btree (created_at DESC, id DESC);
CREATE INDEX library_documents_owner ON library_documents USING btree (owner_id, created_at DESC, id DESC);

create table library_pictures (
  id uuid not null,
  file_id uuid not null,
  owner_id uuid,
  is_shared boolean not null default false,
  description jsonb not null default '{"en": "", "bhs": ""}'::jsonb,
  author text not null default ''::text,
  licence text not null default ''::text,
  focal_x smallint not null default 50,
  focal_y smallint not null default 50,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  CHECK (((focal_x >= 0) AND (focal_x <= 100))),
  CHECK (((focal_y >= 0) AND (focal_y <= 100))),
  CHECK ((licence = ANY (ARRAY[''::text, 'own'::text, 'permission'::text, 'cc0'::text, 'cc-by'::text, 'cc-by-sa'::text]))),
  FOREIGN KEY (file_id) REFERENCES files(id),
  FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE SET NULL,
  PRIMARY KEY (id),
  UNIQUE (file_id)
);
CREATE INDEX library_pictures_newest ON library_pictures USING btree (created_at DESC, id DESC);
CREATE INDEX library_pictures_owner ON library_pictures USING btree (owner_id, created_at DESC, id DESC);

create table library_uses (
  picture_id uuid not null,
  kind text not null,
  thing uuid not null,
  shown_from timestamp(3) with time zone,
  CHECK (((length(kind) >= 1) AND (length(kind) <= 40))),
  FOREIGN KEY (picture_id) REFERENCES library_pictures(id),
  PRIMARY KEY (picture_id, kind, thing)
);
CREATE INDEX library_uses_thing ON library_uses USING btree (kind, thing);

create table limit_counters (
  key text not null,
  count integer not null,
  resets_at timestamp with time zone not null,
  fingerprint bytea,
  fingerprint_at timestamp with time zone,
  PRIMARY KEY (key)
);
CREATE INDEX limit_counters_resets_at ON limit_counters USING btree (resets_at);

create table limit_days (
  key text not null,
  day date not null,
  peak integer not null,
  exceeded integer not null,
  PRIMARY KEY (key, day)
);

create table limit_settings (
  id text not null,
  times integer not null,
  changed_at timestamp(3) with time zone not null default now(),
  changed_by uuid,
  CHECK ((id ~ '^[a-zA-Z]{2,40}$'::text)),
  CHECK ((times > 0)),
  FOREIGN KEY (changed_by) REFERENCES users(id) ON DELETE SET NULL,
  PRIMARY KEY (id)
);
CREATE INDEX limit_settings_member ON limit_settings USING btree (changed_by);

create table live_tickets (
  ticket_hash bytea not null,
  session_id uuid not null,
  user_id uuid not null,
  expires_at timestamp with time zone not null,
  PRIMARY KEY (ticket_hash)
);
CREATE INDEX live_tickets_expires_at ON live_tickets USING btree (expires_at);

create table member_blocks (
  id uuid not null,
  blocker_id uuid not null,
  blocked_id uuid not null,
  created_at timestamp(3) with time zone not null default now(),
  CHECK ((blocker_id <> blocked_id)),
  FOREIGN KEY (blocked_id) REFERENCES users(id) ON DELETE CASCADE,
  FOREIGN KEY (blocker_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (blocker_id, blocked_id)
);
CREATE INDEX member_blocks_blocked ON member_blocks USING btree (blocked_id);
CREATE INDEX member_blocks_list ON member_blocks USING btree (blocker_id, id);

create table member_looks (
  id uuid not null,
  actor_id uuid not null,
  session_id uuid not null,
  person_id uuid not null,
  reason text not null,
  started_at timestamp(3) with time zone not null default now(),
  expires_at timestamp(3) with time zone not null,
  ended_at timestamp(3) with time zone,
  FOREIGN KEY (actor_id) REFERENCES users(id) ON DELETE CASCADE,
  FOREIGN KEY (person_id) REFERENCES users(id) ON DELETE CASCADE,
  FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
CREATE INDEX member_looks_actor ON member_looks USING btree (actor_id);
CREATE INDEX member_looks_due ON member_looks USING btree (expires_at) WHERE (ended_at IS NULL);
CREATE INDEX member_looks_person ON member_looks USING btree (person_id, started_at DESC);
CREATE INDEX member_looks_session ON member_looks USING btree (session_id);
CREATE UNIQUE INDEX member_looks_open ON member_looks USING btree (actor_id) WHERE (ended_at IS NULL);

create table member_mutes (
  id uuid not null,
  muter_id uuid not null,
  muted_id uuid not null,
  created_at timestamp(3) with time zone not null default now(),
  CHECK ((muter_id <> muted_id)),
  FOREIGN KEY (muted_id) REFERENCES users(id) ON DELETE CASCADE,
  FOREIGN KEY (muter_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (muter_id, muted_id)
);
CREATE INDEX member_mutes_list ON member_mutes USING btree (muter_id, id);
CREATE INDEX member_mutes_muted ON member_mutes USING btree (muted_id);

create table mentors (
  user_id uuid not null,
  slug text not null,
  profile jsonb not null,
  topics text[] not null default '{}'::text[],
  skills uuid[] not null default '{}'::uuid[],
  languages text[] not null default '{}'::text[],
  formats text[] not null default '{}'::text[],
  place text,
  capacity integer not null default 1,
  paused_until date,
  terms tsvector not null default ''::tsvector,
  first_slot_at timestamp(3) with time zone not null default '2100-01-01 00:00:00+00'::timestamp with time zone,
  version integer not null default 1,
  submitted_at timestamp(3) with time zone,
  returned_reason text,
  approved_at timestamp(3) with time zone,
  approved_by uuid,
  hidden_at timestamp(3) with time zone,
  minors_checked_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  CHECK (((capacity >= 1) AND (capacity <= 10))),
  CHECK ((slug ~ '^[a-z0-9-]{1,80}$'::text)),
  CHECK ((version > 0)),
  FOREIGN KEY (approved_by) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id),
  UNIQUE (slug)
);
CREATE INDEX mentors_approved_by ON mentors USING btree (approved_by);
CREATE INDEX mentors_shown ON mentors USING btree (first_slot_at, user_id) WHERE ((approved_at IS NOT NULL) AND (hidden_at IS NULL));
CREATE INDEX mentors_skills ON mentors USING gin (skills);
CREATE INDEX mentors_terms ON mentors USING gin (terms);
CREATE INDEX mentors_waiting ON mentors USING btree (submitted_at, user_id) WHERE (submitted_at IS NOT NULL);

create table mentorship_absences (
  session_id uuid,
  absent_id uuid not null,
  side text not null,
  step text not null,
  created_at timestamp(3) with time zone not null default now(),
  expires_at timestamp(3) with time zone not null,
  limit_until timestamp(3) with time zone,
  appeal text not null default ''::text,
  appealed_at timestamp(3) with time zone,
  outcome text,
  reason text not null default ''::text,
  decided_at timestamp(3) with time zone,
  id uuid not null default gen_random_uuid(),
  group_id uuid,
  reporter_id uuid,
  CHECK ((num_nonnulls(session_id, group_id) = 1)),
  CHECK ((outcome = ANY (ARRAY['keep'::text, 'lift'::text]))),
  CHECK ((side = ANY (ARRAY['member'::text, 'mentor'::text]))),
  CHECK ((step = ANY (ARRAY['question'::text, 'warning'::text, 'limit'::text]))),
  FOREIGN KEY (absent_id) REFERENCES users(id) ON DELETE CASCADE,
  FOREIGN KEY (group_id) REFERENCES mentorship_groups(id) ON DELETE CASCADE,
  FOREIGN KEY (reporter_id) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (session_id) REFERENCES mentorship_sessions(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (group_id, absent_id),
  UNIQUE (session_id)
);
CREATE INDEX mentorship_absences_absent ON mentorship_absences USING btree (absent_id, expires_at);
CREATE INDEX mentorship_absences_appeals ON mentorship_absences USING btree (appealed_at, session_id) WHERE ((appealed_at IS NOT NULL) AND (outcome IS NULL));
CREATE INDEX mentorship_absences_reporter ON mentorship_absences USING btree (reporter_id) WHERE (reporter_id IS NOT NULL);

create table mentorship_consents (
  member_id uuid not null,
  mentor_id uuid not null,
  guardian_name text not null,
  guardian_email text not null,
  token_hash bytea not null,
  asked_at timestamp(3) with time zone not null default now(),
  expires_at timestamp(3) with time zone not null,
  state text not null default 'asked'::text,
  answered_at timestamp(3) with time zone,
  CHECK (((state = 'asked'::text) = (answered_at IS NULL))),
  CHECK ((guardian_email <> ''::text)),
  CHECK ((guardian_name <> ''::text)),
  CHECK ((state = ANY (ARRAY['asked'::text, 'agreed'::text, 'refused'::text]))),
  FOREIGN KEY (member_id) REFERENCES users(id) ON DELETE CASCADE,
  FOREIGN KEY (mentor_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (member_id, mentor_id),
  UNIQUE (token_hash)
);
CREATE INDEX mentorship_consents_mentor ON mentorship_consents USING btree (mentor_id);

create table mentorship_feedback (
  mentorship_id uuid not null,
  side text not null,
  score integer not null,
  opinion text not null default ''::text,
  for_staff text not null default ''::text,
  created_at timestamp(3) with time zone not null default now(),
  CHECK (((score >= 1) AND (score <= 5))),
  CHECK ((side = ANY (ARRAY['member'::text, 'mentor'::text]))),
  FOREIGN KEY (mentorship_id) REFERENCES mentorships(id) ON DELETE CASCADE,
  PRIMARY KEY (mentorship_id, side)
);

create table mentorship_group_places (
  group_id uuid not null,
  member_id uuid not null,
  state text not null,
  turn bigint not null generated as identity,
  came boolean,
  joined_at timestamp(3) with time zone not null default now(),
  CHECK ((state = ANY (ARRAY['place'::text, 'waiting'::text]))),
  FOREIGN KEY (group_id) REFERENCES mentorship_groups(id) ON DELETE CASCADE,
  FOREIGN KEY (member_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (group_id, member_id)
);
CREATE INDEX mentorship_group_places_member ON mentorship_group_places USING btree (member_id);
CREATE INDEX mentorship_group_places_turn ON mentorship_group_places USING btree (group_id, state, turn);

create table mentorship_groups (
  id uuid not null,
  mentor_id uuid not null,
  topic jsonb not null,
  description jsonb not null,
  starts_at timestamp(3) with time zone not null,
  zone text not null,
  minutes integer not null,
  join_by timestamp(3) with time zone not null,
  places integer not null,
  format text not null,
  link text not null default ''::text,
  location text not null default ''::text,
  version integer not null default 1,
  cancelled_at timestamp(3) with time zone,
  cancel_reason text not null default ''::text,
  hidden_at timestamp(3) with time zone,
  day_reminded_at timestamp(3) with time zone,
  hour_reminded_at timestamp(3) with time zone,
  asked_at timestamp(3) with time zone,
  attendance_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null default now(),
  settled_at timestamp(3) with time zone,
  CHECK (((minutes >= 15) AND (minutes <= 240))),
  CHECK (((places >= 2) AND (places <= 12))),
  CHECK ((format = ANY (ARRAY['video'::text, 'in-person'::text]))),
  CHECK ((join_by <= starts_at)),
  FOREIGN KEY (mentor_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
CREATE INDEX mentorship_groups_coming ON mentorship_groups USING btree (starts_at) WHERE (cancelled_at IS NULL);
CREATE INDEX mentorship_groups_mentor ON mentorship_groups USING btree (mentor_id, starts_at);
CREATE INDEX mentorship_groups_settling ON mentorship_groups USING btree (attendance_at) WHERE ((attendance_at IS NOT NULL) AND (settled_at IS NULL));

create table mentorship_notes (
  mentorship_id uuid not null,
  whose text not null,
  note text not null,
  version integer not null default 1,
  updated_at timestamp(3) with time zone not null default now(),
  CHECK ((whose = ANY (ARRAY['member'::text, 'mentor'::text, 'shared'::text]))),
  FOREIGN KEY (mentorship_id) REFERENCES mentorships(id) ON DELETE CASCADE,
  PRIMARY KEY (mentorship_id, whose)
);

create table mentorship_questions (
  id uuid not null,
  mentorship_id uuid not null,
  question text not null,
  answer_by timestamp(3) with time zone not null,
  answer text,
  answered_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null default now(),
  CHECK (((answer IS NULL) = (answered_at IS NULL))),
  FOREIGN KEY (mentorship_id) REFERENCES mentorships(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
CREATE INDEX mentorship_questions_mentorship ON mentorship_questions USING btree (mentorship_id, created_at);
CREATE UNIQUE INDEX mentorship_questions_open ON mentorship_questions USING btree (mentorship_id) WHERE (answered_at IS NULL);

create table mentorship_sessions (
  id uuid not null,
  mentorship_id uuid not null,
  mentor_id uuid,
  starts_at timestamp(3) with time zone not null,
  minutes integer not null,
  format text not null,
  link text not null default ''::text,
  confirmed_at timestamp(3) with time zone,
  cancelled_at timestamp(3) with time zone,
  cancelled_by text,
  cancel_reason text not null default ''::text,
  version integer not null default 1,
  day_reminded_at timestamp(3) with time zone,
  hour_reminded_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null default now(),
  CHECK (((minutes >= 10) AND (minutes <= 120))),
  CHECK ((cancelled_by = ANY (ARRAY['member'::text, 'mentor'::text]))),
  CHECK ((format = ANY (ARRAY['video'::text, 'in-person'::text, 'text'::text, 'voice'::text]))),
  FOREIGN KEY (mentor_id) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (mentorship_id) REFERENCES mentorships(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
CREATE INDEX mentorship_sessions_coming ON mentorship_sessions USING btree (starts_at) WHERE ((confirmed_at IS NOT NULL) AND (cancelled_at IS NULL));
CREATE INDEX mentorship_sessions_mentor ON mentorship_sessions USING btree (mentor_id, starts_at);
CREATE INDEX mentorship_sessions_mentorship ON mentorship_sessions USING btree (mentorship_id, starts_at);
CREATE UNIQUE INDEX mentorship_sessions_once ON mentorship_sessions USING btree (mentor_id, starts_at) WHERE (cancelled_at IS NULL);

create table mentorship_tasks (
  id uuid not null,
  mentorship_id uuid not null,
  side text not null,
  task text not null,
  due_on date,
  done_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null default now(),
  CHECK ((side = ANY (ARRAY['member'::text, 'mentor'::text]))),
  FOREIGN KEY (mentorship_id) REFERENCES mentorships(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
CREATE INDEX mentorship_tasks_mentorship ON mentorship_tasks USING btree (mentorship_id, created_at);

create table mentorships (
  id uuid not null,
  mentor_id uuid,
  member_id uuid not null,
  goal text not null,
  background text not null default ''::text,
  format text not null,
  state text not null default 'waiting'::text,
  turn text,
  answer_by timestamp(3) with time zone,
  reason text not null default ''::text,
  first_answer_at timestamp(3) with time zone,
  accepted_at timestamp(3) with time zone,
  ended_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  handed_from uuid,
  CHECK (((state = 'waiting'::text) = ((turn IS NOT NULL) AND (answer_by IS NOT NULL)))),
  CHECK ((format = ANY (ARRAY['video'::text, 'in-person'::text, 'text'::text, 'voice'::text]))),
  CHECK ((state = ANY (ARRAY['waiting'::text, 'active'::text, 'declined'::text, 'expired'::text, 'withdrawn'::text, 'ended'::text]))),
  CHECK ((turn = ANY (ARRAY['member'::text, 'mentor'::text]))),
  FOREIGN KEY (handed_from) REFERENCES mentorships(id) ON DELETE SET NULL,
  FOREIGN KEY (member_id) REFERENCES users(id) ON DELETE CASCADE,
  FOREIGN KEY (mentor_id) REFERENCES users(id) ON DELETE SET NULL,
  PRIMARY KEY (id)
);
CREATE INDEX mentorships_created ON mentorships USING btree (created_at);
CREATE INDEX mentorships_due ON mentorships USING btree (answer_by) WHERE (state = 'waiting'::text);
CREATE INDEX mentorships_handed_from ON mentorships USING btree (handed_from);
CREATE INDEX mentorships_member ON mentorships USING btree (member_id, created_at DESC);
CREATE INDEX mentorships_mentor ON mentorships USING btree (mentor_id, created_at DESC);
CREATE UNIQUE INDEX mentorships_one ON mentorships USING btree (mentor_id, member_id) WHERE (state = ANY (ARRAY['waiting'::text, 'active'::text]));

create table message_files (
  id uuid not null,
  conversation_id uuid not null,
  seq bigint,
  place integer not null default 0,
  user_id uuid,
  kind text not null,
  name text not null,
  type text not null,
  size integer not null,
  alt text not null default ''::text,
  width integer not null default 0,
  height integer not null default 0,
  placeholder text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  milliseconds integer not null default 0,
  waveform text not null default ''::text,
  CHECK (((length(name) >= 1) AND (length(name) <= 160))),
  CHECK ((kind = ANY (ARRAY['picture'::text, 'file'::text, 'voice'::text]))),
  CHECK ((length(alt) <= 300)),
  CHECK ((waveform ~ '^[0-9]{0,40}$'::text)),
  FOREIGN KEY (conversation_id) REFERENCES conversations(id) ON DELETE CASCADE,
  FOREIGN KEY (conversation_id, seq) REFERENCES conversation_messages(conversation_id, seq) ON DELETE CASCADE,
  FOREIGN KEY (id) REFERENCES files(id),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  PRIMARY KEY (id)
);
CREATE INDEX message_files_message ON message_files USING btree (conversation_id, seq);
CREATE INDEX message_files_unsent ON message_files USING btree (created_at) WHERE (seq IS NULL);
CREATE INDEX message_files_user ON message_files USING btree (user_id);

create table message_pins (
  conversation_id uuid not null,
  seq bigint not null,
  pinned_at timestamp with time zone not null default clock_timestamp(),
  FOREIGN KEY (conversation_id, seq) REFERENCES conversation_messages(conversation_id, seq) ON DELETE CASCADE,
  PRIMARY KEY (conversation_id, seq)
);

create table message_reactions (
  conversation_id uuid not null,
  seq bigint not null,
  user_id uuid not null,
  emoji text not null,
  CHECK ((length(emoji) <= 16)),
  FOREIGN KEY (conversation_id, seq) REFERENCES conversation_messages(conversation_id, seq) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (conversation_id, seq, user_id)
);
CREATE INDEX message_reactions_user ON message_reactions USING btree (user_id);

create table message_revisions (
  conversation_id uuid not null,
  seq bigint not null,
  body text not null,
  written_at timestamp with time zone not null,
  FOREIGN KEY (conversation_id, seq) REFERENCES conversation_messages(conversation_id, seq) ON DELETE CASCADE,
  PRIMARY KEY (conversation_id, seq, written_at)
);

create table messaging_settings (
  user_id uuid not null,
  shows_reading boolean not null default true,
  shows_activity boolean not null default false,
  active_at timestamp with time zone,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id)
);

create table migrations (
  name text not null,
  digest text not null,
  applied_at timestamp with time zone not null default now(),
  PRIMARY KEY (name)
);

create table moderation_cases (
  id uuid not null,
  kind text not null,
  thing text not null,
  author_id uuid,
  excerpt text not null,
  is_urgent boolean not null default false,
  opened_at timestamp(3) with time zone not null default now(),
  due_at timestamp(3) with time zone not null,
  closed_at timestamp(3) with time zone,
  attached jsonb not null default '[]'::jsonb,
  taken_by uuid,
  taken_until timestamp(3) with time zone,
  CHECK (((length(thing) >= 1) AND (length(thing) <= 100))),
  CHECK ((length(excerpt) <= 4000)),
  FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (taken_by) REFERENCES users(id) ON DELETE SET NULL,
  PRIMARY KEY (id)
);
CREATE INDEX moderation_cases_author ON moderation_cases USING btree (author_id);
CREATE INDEX moderation_cases_due ON moderation_cases USING btree (due_at, id) WHERE (closed_at IS NULL);
CREATE INDEX moderation_cases_taken ON moderation_cases USING btree (taken_by) WHERE (taken_by IS NOT NULL);
CREATE INDEX moderation_cases_thing ON moderation_cases USING btree (kind, thing);
CREATE UNIQUE INDEX moderation_cases_open ON moderation_cases USING btree (kind, thing) WHERE (closed_at IS NULL);

create table moderation_decisions (
  id uuid not null,
  case_id uuid not null,
  moderator_id uuid,
  measure text not null,
  rule text,
  reason text not null,
  decided_at timestamp(3) with time zone not null default now(),
  strike_until timestamp(3) with time zone,
  appeal text,
  appealed_at timestamp(3) with time zone,
  answer text,
  answer_reason text,
  answered_by uuid,
  answered_at timestamp(3) with time zone,
  limits text[] not null default '{}'::text[],
  ends_at timestamp(3) with time zone,
  appeal_key bytea,
  CHECK (((answer IS NULL) = (answered_at IS NULL))),
  CHECK (((appeal IS NULL) = (appealed_at IS NULL))),
  CHECK (((ends_at IS NOT NULL) = (measure = ANY (ARRAY['limit'::text, 'suspend'::text])))),
  CHECK (((length(appeal) >= 1) AND (length(appeal) <= 1000))),
  CHECK (((length(reason) >= 1) AND (length(reason) <= 1000))),
  CHECK (((limits <> '{}'::text[]) = (measure = 'limit'::text))),
  CHECK ((answer = ANY (ARRAY['stands'::text, 'lifted'::text]))),
  CHECK ((limits <@ ARRAY['first'::text, 'questions'::text, 'links'::text])),
  CHECK ((measure = ANY (ARRAY['keep'::text, 'help'::text, 'hide'::text, 'strike'::text, 'remove'::text, 'limit'::text, 'suspend'::text]))),
  FOREIGN KEY (answered_by) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (case_id) REFERENCES moderation_cases(id) ON DELETE CASCADE,
  FOREIGN KEY (moderator_id) REFERENCES users(id) ON DELETE SET NULL,
  PRIMARY KEY (id),
  UNIQUE (appeal_key),
  UNIQUE (case_id)
);
CREATE INDEX moderation_decisions_answered_by ON moderation_decisions USING btree (answered_by);
CREATE INDEX moderation_decisions_appealed ON moderation_decisions USING btree (appealed_at, id) WHERE ((appealed_at IS NOT NULL) AND (answered_at IS NULL));
CREATE INDEX moderation_decisions_decided ON moderation_decisions USING btree (decided_at DESC, id);
CREATE INDEX moderation_decisions_moderator ON moderation_decisions USING btree (moderator_id);

create table moderation_flags (
  case_id uuid not null,
  sign text not null,
  created_at timestamp(3) with time zone not null default now(),
  FOREIGN KEY (case_id) REFERENCES moderation_cases(id) ON DELETE CASCADE,
  PRIMARY KEY (case_id, sign)
);

create table moderation_reports (
  id uuid not null,
  case_id uuid not null,
  reporter_id uuid,
  reason text not null,
  note text not null default ''::text,
  created_at timestamp(3) with time zone not null default now(),
  CHECK ((length(note) <= 500)),
  FOREIGN KEY (case_id) REFERENCES moderation_cases(id) ON DELETE CASCADE,
  FOREIGN KEY (reporter_id) REFERENCES users(id) ON DELETE SET NULL,
  PRIMARY KEY (id),
  UNIQUE (case_id, reporter_id)
);
CREATE INDEX moderation_reports_reporter ON moderation_reports USING btree (reporter_id);

create table moderation_words (
  sign text not null,
  language text not null,
  folded text not null,
  word text not null,
  form text not null,
  is_on boolean not null,
  changed_by uuid,
  changed_at timestamp with time zone not null default now(),
  CHECK ((folded <> ''::text)),
  CHECK ((form = ANY (ARRAY['exact'::text, 'inflected'::text]))),
  CHECK ((language = ANY (ARRAY['bhs'::text, 'en'::text]))),
  CHECK ((length(word) <= 60)),
  CHECK ((sign = ANY (ARRAY['slur'::text, 'threat'::text, 'fraud'::text]))),
  FOREIGN KEY (changed_by) REFERENCES users(id) ON DELETE SET NULL,
  PRIMARY KEY (sign, language, folded)
);
CREATE INDEX moderation_words_changed_by ON moderation_words USING btree (changed_by);

create table moderation_writings (
  author_id uuid not null,
  kind text not null,
  thing text not null,
  digest bytea not null,
  written_at timestamp(3) with time zone not null default now(),
  FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (author_id, kind, thing)
);
CREATE INDEX moderation_writings_digest ON moderation_writings USING btree (digest);
CREATE INDEX moderation_writings_written ON moderation_writings USING btree (written_at);

create table muted_words (
  id uuid not null,
  user_id uuid not null,
  kind text not null,
  word text not null,
  folded text not null,
  created_at timestamp(3) with time zone not null default now(),
  CHECK (((length(folded) >= 1) AND (length(folded) <= 200))),
  CHECK (((length(word) >= 1) AND (length(word) <= 60))),
  CHECK ((kind = ANY (ARRAY['word'::text, 'tag'::text]))),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (user_id, kind, folded)
);

create table network_directory (
  user_id uuid not null,
  published_at timestamp(3) with time zone not null,
  folded text not null,
  skills text[] not null,
  skill_labels text[] not null,
  municipality text,
  schools text[] not null,
  school_labels text[] not null,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id)
);
CREATE INDEX network_directory_list ON network_directory USING btree (published_at DESC, user_id DESC);
CREATE INDEX network_directory_municipality ON network_directory USING btree (municipality);
CREATE INDEX network_directory_schools ON network_directory USING gin (schools);
CREATE INDEX network_directory_skills ON network_directory USING gin (skills);

create table network_settings (
  user_id uuid not null,
  findable text not null default 'members'::text,
  updated_at timestamp(3) with time zone not null default now(),
  reachable text,
  CHECK ((findable = ANY (ARRAY['members'::text, 'mutual'::text, 'nobody'::text]))),
  CHECK ((reachable = ANY (ARRAY['members'::text, 'known'::text]))),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id)
);

create table notice_feed_items (
  feed_id uuid not null,
  item text not null,
  seen_at timestamp(3) with time zone not null default now(),
  FOREIGN KEY (feed_id) REFERENCES notice_feeds(id) ON DELETE CASCADE,
  PRIMARY KEY (feed_id, item)
);

create table notice_feed_mails (
  organisation_id uuid not null,
  told_at timestamp(3) with time zone not null default '-infinity'::timestamp with time zone,
  FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON DELETE CASCADE,
  PRIMARY KEY (organisation_id)
);

create table notice_feeds (
  id uuid not null,
  organisation_id uuid,
  created_by uuid,
  address text not null,
  title text not null default ''::text,
  etag text,
  last_modified text,
  brought integer not null default 0,
  checked_at timestamp(3) with time zone,
  next_at timestamp(3) with time zone not null default now(),
  busy_until timestamp(3) with time zone,
  failures integer not null default 0,
  problem text,
  created_at timestamp(3) with time zone not null default now(),
  failing_since timestamp(3) with time zone,
  told_at timestamp(3) with time zone,
  CHECK (((length(address) >= 1) AND (length(address) <= 2000))),
  FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
CREATE INDEX notice_feeds_created_by ON notice_feeds USING btree (created_by);
CREATE INDEX notice_feeds_due ON notice_feeds USING btree (next_at);
CREATE INDEX notice_feeds_organisation ON notice_feeds USING btree (organisation_id) WHERE (organisation_id IS NOT NULL);
CREATE UNIQUE INDEX notice_feeds_address ON notice_feeds USING btree (COALESCE(organisation_id, '00000000-0000-0000-0000-000000000000'::uuid), address);

create table notices (
  id uuid not null,
  organisation_id uuid,
  created_by uuid,
  source text not null,
  text text not null,
  language text not null,
  evidence jsonb not null,
  form jsonb not null,
  fingerprint text not null,
  shingles integer[] not null,
  status text not null default 'waiting'::text,
  opportunity_id uuid,
  version integer not null default 1,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  link text,
  no_notice text,
  CHECK ((language = ANY (ARRAY['bhs'::text, 'en'::text]))),
  CHECK ((no_notice = ANY (ARRAY['news'::text, 'menu'::text, 'results'::text, 'decision'::text, 'tender'::text, 'prices'::text, 'other'::text]))),
  CHECK ((source = ANY (ARRAY['text'::text, 'file'::text, 'feed'::text]))),
  CHECK ((status = ANY (ARRAY['waiting'::text, 'confirmed'::text]))),
  CHECK ((version > 0)),
  FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (opportunity_id) REFERENCES opportunities(id) ON DELETE SET NULL,
  FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
CREATE INDEX notices_created_by ON notices USING btree (created_by);
CREATE INDEX notices_fingerprint ON notices USING btree (fingerprint);
CREATE INDEX notices_of_organisation ON notices USING btree (organisation_id) WHERE (organisation_id IS NOT NULL);
CREATE INDEX notices_opportunity ON notices USING btree (opportunity_id) WHERE (opportunity_id IS NOT NULL);
CREATE INDEX notices_organisation ON notices USING btree (organisation_id, created_at DESC) WHERE (status = 'waiting'::text);
CREATE INDEX notices_shingles ON notices USING gin (shingles);

create table notification_burst_members (
  burst_id uuid not null,
  user_id uuid not null,
  FOREIGN KEY (burst_id) REFERENCES notification_bursts(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (burst_id, user_id)
);
CREATE INDEX notification_burst_members_user_id ON notification_burst_members USING btree (user_id);

create table notification_bursts (
  id uuid not null,
  kind text not null,
  about text not null,
  data jsonb not null,
  created_at timestamp(3) with time zone not null default now(),
  PRIMARY KEY (id)
);

create table notification_kind_preferences (
  user_id uuid not null,
  kind text not null,
  in_app boolean,
  mail text,
  push boolean,
  CHECK ((mail = ANY (ARRAY['now'::text, 'daily'::text, 'weekly'::text, 'off'::text]))),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id, kind)
);

create table notification_people (
  notification_id uuid not null,
  user_id uuid not null,
  at timestamp(3) with time zone not null default now(),
  FOREIGN KEY (notification_id) REFERENCES notifications(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (notification_id, user_id)
);
CREATE INDEX notification_people_user_id ON notification_people USING btree (user_id);

create table notification_preferences (
  user_id uuid not null,
  topic text not null,
  in_app boolean,
  mail text,
  push boolean,
  CHECK ((mail = ANY (ARRAY['now'::text, 'daily'::text, 'weekly'::text, 'off'::text]))),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id, topic)
);

create table notification_rhythms (
  user_id uuid not null,
  only_deadlines boolean not null default false,
  quiet boolean not null default true,
  quiet_from smallint not null default 1320,
  quiet_to smallint not null default 420,
  quiet_days smallint[] not null default '{1,2,3,4,5,6,7}'::smallint[],
  urgent boolean not null default true,
  CHECK (((quiet_from >= 0) AND (quiet_from <= 1439))),
  CHECK (((quiet_to >= 0) AND (quiet_to <= 1439))),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id)
);

create table notifications (
  id uuid not null,
  user_id uuid not null,
  kind text not null,
  group_key text not null,
  about text not null,
  data jsonb not null,
  count integer not null default 1,
  in_app boolean not null,
  created_at timestamp(3) with time zone not null default now(),
  happened_at timestamp(3) with time zone not null default now(),
  read_at timestamp(3) with time zone,
  mail_mode text not null,
  mail_at timestamp(3) with time zone,
  mailed_at timestamp(3) with time zone,
  push_at timestamp(3) with time zone,
  sent_at timestamp(3) with time zone,
  CHECK ((mail_mode = ANY (ARRAY['now'::text, 'daily'::text, 'weekly'::text, 'off'::text]))),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
CREATE INDEX notifications_happened_at ON notifications USING btree (happened_at);
CREATE INDEX notifications_list ON notifications USING btree (user_id, happened_at DESC, id DESC) WHERE in_app;
CREATE INDEX notifications_mail_at ON notifications USING btree (mail_at, user_id) WHERE (mail_at IS NOT NULL);
CREATE INDEX notifications_mailed_group ON notifications USING btree (user_id, group_key, mailed_at) WHERE (mailed_at IS NOT NULL);
CREATE INDEX notifications_push_at ON notifications USING btree (push_at, user_id) WHERE (push_at IS NOT NULL);
CREATE INDEX notifications_read ON notifications USING btree (user_id, happened_at DESC, id DESC) WHERE (in_app AND (read_at IS NOT NULL));
CREATE INDEX notifications_read_at ON notifications USING btree (user_id, read_at) WHERE (in_app AND (read_at IS NOT NULL));
CREATE INDEX notifications_unread ON notifications USING btree (user_id, happened_at DESC, id DESC) WHERE (in_app AND (read_at IS NULL));
CREATE INDEX notifications_user_id ON notifications USING btree (user_id);
CREATE UNIQUE INDEX notifications_unread_group ON notifications USING btree (user_id, group_key) WHERE (read_at IS NULL);

create table occupation_labels (
  occupation_id uuid not null,
  locale text not null,
  label text not null,
  origin text not null,
  place integer not null,
  folded text not null generated always as (fold_text(label)) stored,
  CHECK (((length(label) >= 1) AND (length(label) <= 400))),
  CHECK ((locale ~ '^[a-z]{2,3}$'::text)),
  CHECK ((origin = ANY (ARRAY['own'::text, 'esco'::text, 'console'::text]))),
  FOREIGN KEY (occupation_id) REFERENCES occupations(id) ON DELETE CASCADE,
  PRIMARY KEY (occupation_id, locale, label, origin)
);
CREATE INDEX occupation_labels_infix ON occupation_labels USING gin (folded gin_trgm_ops);
CREATE INDEX occupation_labels_prefix ON occupation_labels USING btree (folded text_pattern_ops);

create table occupation_skills (
  occupation_id uuid not null,
  skill_id uuid not null,
  origin text not null,
  essential boolean not null,
  CHECK ((origin = ANY (ARRAY['own'::text, 'esco'::text, 'console'::text]))),
  FOREIGN KEY (occupation_id) REFERENCES occupations(id) ON DELETE CASCADE,
  FOREIGN KEY (skill_id) REFERENCES skills(id) ON DELETE CASCADE,
  PRIMARY KEY (occupation_id, skill_id, origin)
);
CREATE INDEX occupation_skills_skill ON occupation_skills USING btree (skill_id);

create table occupations (
  id uuid not null,
  key text,
  esco uuid,
  isco text not null,
  description text not null default ''::text,
  updated_at timestamp with time zone not null default now(),
  merged_into uuid,
  edited_at timestamp(3) with time zone,
  FOREIGN KEY (merged_into) REFERENCES occupations(id),
  PRIMARY KEY (id),
  UNIQUE (esco),
  UNIQUE (key)
);
CREATE INDEX occupations_edited ON occupations USING btree (edited_at DESC) WHERE (edited_at IS NOT NULL);
CREATE INDEX occupations_isco ON occupations USING btree (isco);
CREATE INDEX occupations_merged_into ON occupations USING btree (merged_into) WHERE (merged_into IS NOT NULL);

create table onboarding_tickets (
  onb_hash bytea not null,
  user_id uuid not null,
  own_browser boolean not null,
  expires_at timestamp with time zone not null,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (onb_hash)
);
CREATE INDEX onboarding_tickets_expires_at ON onboarding_tickets USING btree (expires_at);
CREATE INDEX onboarding_tickets_user_id ON onboarding_tickets USING btree (user_id);

create table opportunities (
  id uuid not null,
  slug text not null,
  organisation_id uuid,
  organisation_name text not null,
  kind text not null,
  status text not null default 'draft'::text,
  title jsonb not null default '{}'::jsonb,
  summary jsonb not null default '{}'::jsonb,
  body jsonb not null default '{}'::jsonb,
  written jsonb not null default '{}'::jsonb,
  details jsonb not null default '{}'::jsonb,
  municipalities text[] not null default '{}'::text[],
  mode text not null default 'on-site'::text,
  languages text[] not null default '{}'::text[],
  amount_min numeric(12,2),
  amount_max numeric(12,2),
  amount_net boolean not null default true,
  contract text,
  first_job boolean not null default false,
  vacancies integer,
  deadline timestamp(3) with time zone,
  starts_at timestamp(3) with time zone,
  ends_at timestamp(3) with time zone,
  apply_here boolean not null default true,
  external_url text,
  contact jsonb not null default '{}'::jsonb,
  questions jsonb not null default '[]'::jsonb,
  source_url text,
  fingerprint text,
  warnings jsonb not null default '[]'::jsonb,
  version integer not null default 1,
  created_by uuid,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  published_at timestamp(3) with time zone,
  closed_at timestamp(3) with time zone,
  closed_reason text,
  pending jsonb,
  changed_at timestamp(3) with time zone not null default now(),
  submitted_at timestamp(3) with time zone,
  returned_reason text,
  reviewed_by uuid,
  only_for text,
  apply_path text,
  CHECK (((length(organisation_name) >= 1) AND (length(organisation_name) <= 160))),
  CHECK ((closed_reason = ANY (ARRAY['deadline'::text, 'filled'::text, 'withdrawn'::text, 'refused'::text]))),
  CHECK ((kind = ANY (ARRAY['job'::text, 'internship'::text, 'volunteering'::text, 'training'::text, 'scholarship'::text, 'competition'::text, 'event'::text, 'investment'::text, 'grant'::text]))),
  CHECK ((mode = ANY (ARRAY['on-site'::text, 'hybrid'::text, 'remote'::text, 'abroad'::text]))),
  CHECK ((only_for = ANY (ARRAY['female'::text, 'male'::text]))),
  CHECK ((status = ANY (ARRAY['draft'::text, 'in-review'::text, 'published'::text, 'closed'::text, 'archived'::text]))),
  CHECK ((vacancies > 0)),
  CHECK ((version > 0)),
  FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON DELETE RESTRICT,
  FOREIGN KEY (reviewed_by) REFERENCES users(id) ON DELETE SET NULL,
  PRIMARY KEY (id),
  UNIQUE (slug)
);
CREATE INDEX opportunities_changed ON opportunities USING btree (changed_at, id);
CREATE INDEX opportunities_closed ON opportunities USING btree (closed_at) WHERE (status = 'closed'::text);
CREATE INDEX opportunities_created_by ON opportunities USING btree (created_by) WHERE (created_by IS NOT NULL);
CREATE INDEX opportunities_deadline ON opportunities USING btree (deadline) WHERE ((status = 'published'::text) AND (deadline IS NOT NULL));
CREATE INDEX opportunities_fingerprint ON opportunities USING btree (fingerprint) WHERE (fingerprint IS NOT NULL);
CREATE INDEX opportunities_open ON opportunities USING btree (published_at DESC, id DESC) WHERE (status = 'published'::text);
CREATE INDEX opportunities_organisation ON opportunities USING btree (organisation_id, updated_at DESC);
CREATE INDEX opportunities_published_at ON opportunities USING btree (published_at) WHERE (published_at IS NOT NULL);
CREATE INDEX opportunities_review ON opportunities USING btree (updated_at) WHERE (status = 'in-review'::text);
CREATE INDEX opportunities_reviewed_by ON opportunities USING btree (reviewed_by) WHERE (reviewed_by IS NOT NULL);

create table opportunity_events (
  user_id uuid not null,
  opportunity_id uuid not null,
  kind text not null,
  reason text,
  created_at timestamp(3) with time zone not null default now(),
  CHECK ((kind = ANY (ARRAY['viewed'::text, 'saved'::text, 'applied'::text, 'dismissed'::text]))),
  FOREIGN KEY (opportunity_id) REFERENCES opportunities(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id, opportunity_id, kind)
);
CREATE INDEX opportunity_events_opportunity ON opportunity_events USING btree (opportunity_id, kind);
CREATE INDEX opportunity_events_recent ON opportunity_events USING btree (user_id, created_at DESC);

create table opportunity_revisions (
  id uuid not null,
  opportunity_id uuid not null,
  content jsonb not null,
  written_by uuid,
  created_at timestamp(3) with time zone not null default now(),
  FOREIGN KEY (opportunity_id) REFERENCES opportunities(id) ON DELETE CASCADE,
  FOREIGN KEY (written_by) REFERENCES users(id) ON DELETE SET NULL,
  PRIMARY KEY (id)
);
CREATE INDEX opportunity_revisions_opportunity ON opportunity_revisions USING btree (opportunity_id, id DESC);
CREATE INDEX opportunity_revisions_written_by ON opportunity_revisions USING btree (written_by) WHERE (written_by IS NOT NULL);

create table opportunity_sample (
  opportunity_id uuid not null,
  published_at timestamp(3) with time zone not null,
  open_until timestamp(3) with time zone not null default 'infinity'::timestamp with time zone,
  facets integer not null,
  areas integer not null,
  languages integer not null,
  municipalities text[] not null,
  skills uuid[] not null,
  title tsvector not null,
  words tsvector not null,
  blanks text not null default repeat(' '::text, 2048),
  FOREIGN KEY (opportunity_id) REFERENCES opportunities(id) ON DELETE CASCADE,
  PRIMARY KEY (opportunity_id)
);
CREATE INDEX opportunity_sample_counted ON opportunity_sample USING btree (open_until) INCLUDE (facets, areas, languages);
CREATE INDEX opportunity_sample_words ON opportunity_sample USING gin (words) WITH (fastupdate=off);

create table opportunity_search (
  opportunity_id uuid not null,
  published_at timestamp(3) with time zone not null,
  open_until timestamp(3) with time zone not null default 'infinity'::timestamp with time zone,
  facets integer not null,
  areas integer not null,
  languages integer not null,
  municipalities text[] not null,
  skills uuid[] not null,
  title tsvector not null,
  words tsvector not null,
  blanks text not null default repeat(' '::text, 2048),
  FOREIGN KEY (opportunity_id) REFERENCES opportunities(id) ON DELETE CASCADE,
  PRIMARY KEY (opportunity_id)
);
CREATE INDEX opportunity_search_counted ON opportunity_search USING btree (open_until) INCLUDE (facets, areas, languages);
CREATE INDEX opportunity_search_deadline ON opportunity_search USING btree (open_until, opportunity_id);
CREATE INDEX opportunity_search_kind ON opportunity_search USING btree (((facets & 15)), published_at DESC, opportunity_id DESC);
CREATE INDEX opportunity_search_newest ON opportunity_search USING btree (published_at DESC, opportunity_id DESC);
CREATE INDEX opportunity_search_places ON opportunity_search USING gin (municipalities) WITH (fastupdate=off);
CREATE INDEX opportunity_search_skills ON opportunity_search USING gin (skills) WITH (fastupdate=off);
CREATE INDEX opportunity_search_title ON opportunity_search USING gin (title) WITH (fastupdate=off);
CREATE INDEX opportunity_search_words ON opportunity_search USING gin (words) WITH (fastupdate=off);

create table opportunity_skills (
  opportunity_id uuid not null,
  skill_id uuid not null,
  importance text not null,
  level text,
  CHECK ((importance = ANY (ARRAY['required'::text, 'nice'::text]))),
  FOREIGN KEY (opportunity_id) REFERENCES opportunities(id) ON DELETE CASCADE,
  FOREIGN KEY (skill_id) REFERENCES skills(id) ON DELETE CASCADE,
  PRIMARY KEY (opportunity_id, skill_id)
);
CREATE INDEX opportunity_skills_skill ON opportunity_skills USING btree (skill_id);

create table organisation_decisions (
  id uuid not null,
  organisation_id uuid not null,
  decision text not null,
  reason text,
  note text not null default ''::text,
  decided_by uuid,
  created_at timestamp(3) with time zone not null default now(),
  CHECK ((decision = ANY (ARRAY['asked'::text, 'verified'::text, 'refused'::text, 'changed'::text, 'suspended'::text, 'restored'::text, 'closed'::text]))),
  FOREIGN KEY (decided_by) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
CREATE INDEX organisation_decisions_organisation ON organisation_decisions USING btree (organisation_id, id DESC);
CREATE INDEX organisation_decisions_person ON organisation_decisions USING btree (decided_by);

create table organisation_domain_proofs (
  organisation_id uuid not null,
  user_id uuid not null,
  domain text not null,
  code_hash bytea not null,
  tries integer not null default 0,
  expires_at timestamp(3) with time zone not null,
  FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (organisation_id)
);
CREATE INDEX organisation_domain_proofs_user ON organisation_domain_proofs USING btree (user_id);

create table organisation_invitations (
  id uuid not null,
  organisation_id uuid not null,
  email citext not null,
  role text not null,
  token_hash bytea not null,
  invited_by uuid,
  created_at timestamp(3) with time zone not null default now(),
  expires_at timestamp(3) with time zone not null,
  CHECK ((role = ANY (ARRAY['owner'::text, 'editor'::text, 'reviewer'::text]))),
  FOREIGN KEY (invited_by) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (organisation_id, email),
  UNIQUE (token_hash)
);
CREATE INDEX organisation_invitations_email ON organisation_invitations USING btree (email);
CREATE INDEX organisation_invitations_inviter ON organisation_invitations USING btree (invited_by);

create table organisation_members (
  organisation_id uuid not null,
  user_id uuid not null,
  role text not null,
  created_at timestamp(3) with time zone not null default now(),
  CHECK ((role = ANY (ARRAY['owner'::text, 'editor'::text, 'reviewer'::text]))),
  FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (organisation_id, user_id)
);
CREATE INDEX organisation_members_user ON organisation_members USING btree (user_id);

create table organisations (
  id uuid not null,
  slug text not null,
  name text not null,
  folded text not null generated always as (fold_text(name)) stored,
  kind text not null,
  about jsonb not null default '{}'::jsonb,
  municipality text,
  address text not null default ''::text,
  website text not null default ''::text,
  email text not null default ''::text,
  phone text not null default ''::text,
  register_number text,
  logo uuid,
  reply_days integer not null default 14,
  verification text not null default 'none'::text,
  verified_at timestamp(3) with time zone,
  suspended_at timestamp(3) with time zone,
  version integer not null default 1,
  created_by uuid,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  proved_domain text,
  proved_at timestamp(3) with time zone,
  asked_at timestamp(3) with time zone,
  closed_at timestamp(3) with time zone,
  closes_with uuid,
  CHECK (((length(name) >= 1) AND (length(name) <= 160))),
  CHECK (((reply_days >= 1) AND (reply_days <= 90))),
  CHECK ((kind = ANY (ARRAY['employer'::text, 'ngo'::text, 'public'::text, 'school'::text, 'foundation'::text, 'youth-bank'::text]))),
  CHECK ((verification = ANY (ARRAY['none'::text, 'waiting'::text, 'verified'::text, 'refused'::text]))),
  CHECK ((version > 0)),
  FOREIGN KEY (closes_with) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (logo) REFERENCES files(id),
  PRIMARY KEY (id),
  UNIQUE (slug)
);
CREATE INDEX organisations_asked ON organisations USING btree (asked_at, id) WHERE (verification = 'waiting'::text);
CREATE INDEX organisations_closes_with ON organisations USING btree (closes_with) WHERE (closes_with IS NOT NULL);
CREATE INDEX organisations_created_by ON organisations USING btree (created_by) WHERE (created_by IS NOT NULL);
CREATE INDEX organisations_folded ON organisations USING gin (folded gin_trgm_ops);
CREATE INDEX organisations_logo ON organisations USING btree (logo) WHERE (logo IS NOT NULL);
CREATE INDEX organisations_waiting ON organisations USING btree (updated_at) WHERE (verification = 'waiting'::text);

create table page_outside_links (
  address text not null,
  asked_at timestamp(3) with time zone not null default now(),
  outcome text,
  looked_at timestamp(3) with time zone,
  CHECK (((length(address) >= 1) AND (length(address) <= 2000))),
  CHECK ((outcome = ANY (ARRAY['there'::text, 'refused'::text, 'gone'::text, 'silent'::text]))),
  PRIMARY KEY (address)
);

create table page_publications (
  id uuid not null,
  page_id uuid not null,
  content jsonb not null,
  terms tsvector not null,
  live_at timestamp(3) with time zone not null,
  ends_at timestamp(3) with time zone,
  cancelled_at timestamp(3) with time zone,
  published_by uuid,
  created_at timestamp(3) with time zone not null default now(),
  CHECK ((ends_at > live_at)),
  FOREIGN KEY (page_id) REFERENCES pages(id) ON DELETE CASCADE,
  FOREIGN KEY (published_by) REFERENCES users(id) ON DELETE SET NULL,
  PRIMARY KEY (id)
);
CREATE INDEX page_publications_by ON page_publications USING btree (published_by);
CREATE INDEX page_publications_live ON page_publications USING btree (page_id, live_at DESC, created_at DESC) WHERE (cancelled_at IS NULL);
CREATE INDEX page_publications_page ON page_publications USING btree (page_id, created_at DESC);
CREATE INDEX page_publications_terms ON page_publications USING gin (terms);

create table page_slugs (
  slug text not null,
  page_id uuid not null,
  is_current boolean not null,
  created_at timestamp(3) with time zone not null default now(),
  CHECK ((slug ~ '^[a-z0-9-]{1,120}$'::text)),
  FOREIGN KEY (page_id) REFERENCES pages(id) ON DELETE CASCADE,
  PRIMARY KEY (slug)
);
CREATE INDEX page_slugs_page ON page_slugs USING btree (page_id);
CREATE UNIQUE INDEX page_slugs_current ON page_slugs USING btree (page_id) WHERE is_current;

create table pages (
  id uuid not null,
  content jsonb not null,
  written jsonb not null default '{}'::jsonb,
  version integer not null default 1,
  terms tsvector not null default ''::tsvector,
  list text not null default 'pages'::text,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  CHECK ((list = ANY (ARRAY['pages'::text, 'templates'::text, 'archive'::text]))),
  CHECK ((version > 0)),
  PRIMARY KEY (id)
);
CREATE INDEX pages_list ON pages USING btree (list, updated_at DESC, id DESC);
CREATE INDEX pages_terms ON pages USING gin (terms);

create table partner_key_days (
  key_id uuid not null,
  day date not null,
  calls integer not null default 0,
  refusals integer not null default 0,
  called_at timestamp(3) with time zone not null default now(),
  FOREIGN KEY (key_id) REFERENCES partner_keys(id) ON DELETE CASCADE,
  PRIMARY KEY (key_id, day)
);

create table partner_keys (
  id uuid not null,
  partner text not null,
  scopes text[] not null,
  key_hash bytea not null,
  ending text not null,
  created_at timestamp(3) with time zone not null default now(),
  expires_at timestamp(3) with time zone not null,
  revoked_at timestamp(3) with time zone,
  reminded_at timestamp(3) with time zone,
  successor_id uuid,
  CHECK ((cardinality(scopes) > 0)),
  CHECK ((expires_at > created_at)),
  CHECK ((length(ending) = 4)),
  FOREIGN KEY (successor_id) REFERENCES partner_keys(id) DEFERRABLE INITIALLY DEFERRED,
  PRIMARY KEY (id),
  UNIQUE (key_hash)
);
CREATE INDEX partner_keys_successor ON partner_keys USING btree (successor_id);

create table passkey_challenges (
  challenge_digest bytea not null,
  user_id uuid,
  expires_at timestamp(3) with time zone not null,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (challenge_digest)
);
CREATE INDEX passkey_challenges_expiry ON passkey_challenges USING btree (expires_at);
CREATE INDEX passkey_challenges_user ON passkey_challenges USING btree (user_id) WHERE (user_id IS NOT NULL);

create table passkeys (
  id uuid not null,
  user_id uuid not null,
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null default 0,
  transports text[] not null default '{}'::text[],
  name text not null,
  created_at timestamp(3) with time zone not null default now(),
  last_used_at timestamp(3) with time zone,
  CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (credential_id)
);
CREATE INDEX passkeys_user ON passkeys USING btree (user_id, created_at);

create table pending_registrations (
  id uuid not null,
  email citext not null,
  first_name text not null,
  last_name text not null,
  password_hash text not null,
  language text not null,
  terms_version text not null,
  privacy_version text not null,
  link_hash bytea not null,
  link_expires_at timestamp with time zone not null default (now() + '24:00:00'::interval),
  code_hash bytea,
  code_expires_at timestamp with time zone,
  tries integer not null default 0,
  proved_at timestamp with time zone,
  user_id uuid,
  created_at timestamp with time zone not null default now(),
  CHECK ((language = ANY (ARRAY['bhs'::text, 'en'::text]))),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (link_hash)
);
CREATE INDEX pending_registrations_created_at ON pending_registrations USING btree (created_at);
CREATE INDEX pending_registrations_email ON pending_registrations USING btree (email, created_at DESC);
CREATE INDEX pending_registrations_user_id ON pending_registrations USING btree (user_id) WHERE (user_id IS NOT NULL);

create table product_settings (
  name text not null,
  value text not null,
  changed_at timestamp(3) with time zone not null default now(),
  changed_by uuid,
  CHECK ((length(value) <= 64)),
  CHECK ((name = ANY (ARRAY['productName'::text, 'pixelId'::text]))),
  FOREIGN KEY (changed_by) REFERENCES users(id) ON DELETE SET NULL,
  PRIMARY KEY (name)
);
CREATE INDEX product_settings_member ON product_settings USING btree (changed_by);

create table profile_pictures (
  id uuid not null,
  user_id uuid not null,
  kind text not null,
  placeholder text not null,
  created_at timestamp(3) with time zone not null default now(),
  CHECK ((kind = ANY (ARRAY['photo'::text, 'cover'::text]))),
  FOREIGN KEY (id) REFERENCES files(id),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (user_id, kind)
);

create table profile_sections (
  user_id uuid not null,
  section text not null,
  content jsonb not null,
  written jsonb not null default '{}'::jsonb,
  version integer not null default 1,
  updated_at timestamp(3) with time zone not null default now(),
  CHECK ((version > 0)),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id, section)
);
CREATE INDEX profile_sections_municipality ON profile_sections USING btree (((content ->> 'municipality'::text))) WHERE (section = 'intro'::text);
CREATE INDEX profile_sections_updated_at ON profile_sections USING btree (updated_at);

create table profile_slugs (
  slug text not null,
  user_id uuid not null,
  is_current boolean not null,
  created_at timestamp(3) with time zone not null default now(),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (slug)
);
CREATE INDEX profile_slugs_user ON profile_slugs USING btree (user_id);
CREATE UNIQUE INDEX profile_slugs_current ON profile_slugs USING btree (user_id) WHERE is_current;

create table profiles (
  user_id uuid not null,
  published_at timestamp(3) with time zone,
  visibility jsonb not null default '{}'::jsonb,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  dismissed_pieces text[] not null default '{}'::text[],
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id)
);
CREATE INDEX profiles_published_at ON profiles USING btree (published_at) WHERE (published_at IS NOT NULL);
CREATE INDEX profiles_updated_at ON profiles USING btree (updated_at);

create table project_activities (
  id uuid not null,
  project_id uuid not null,
  text text not null,
  happened_on date not null,
  user_id uuid,
  created_at timestamp(3) with time zone not null default now(),
  FOREIGN KEY (project_id) REFERENCES projects(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  PRIMARY KEY (id)
);
CREATE INDEX project_activities_author ON project_activities USING btree (user_id);
CREATE INDEX project_activities_project ON project_activities USING btree (project_id, happened_on DESC);

create table project_agreements (
  project_id uuid not null,
  number text,
  terms jsonb not null,
  issued_at timestamp(3) with time zone,
  signed_on date,
  signed_at timestamp(3) with time zone,
  signed_digest text not null default ''::text,
  CHECK (((issued_at IS NULL) OR (number IS NOT NULL))),
  CHECK (((signed_at IS NULL) = (signed_on IS NULL))),
  CHECK (((signed_at IS NULL) OR (issued_at IS NOT NULL))),
  FOREIGN KEY (project_id) REFERENCES projects(id) ON DELETE CASCADE,
  PRIMARY KEY (project_id),
  UNIQUE (number)
);

create table project_changes (
  id uuid not null,
  project_id uuid not null,
  from_line text not null,
  to_line text not null,
  amount integer not null,
  reason text not null,
  asked_by uuid,
  asked_at timestamp(3) with time zone not null default now(),
  decided_at timestamp(3) with time zone,
  accepted boolean,
  answer text not null default ''::text,
  CHECK (((decided_at IS NULL) = (accepted IS NULL))),
  CHECK ((amount > 0)),
  CHECK ((from_line <> to_line)),
  FOREIGN KEY (asked_by) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (project_id) REFERENCES projects(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
CREATE INDEX project_changes_asker ON project_changes USING btree (asked_by);
CREATE INDEX project_changes_project ON project_changes USING btree (project_id, asked_at);
CREATE UNIQUE INDEX project_changes_open ON project_changes USING btree (project_id) WHERE (decided_at IS NULL);

create table project_confirmations (
  entry_id uuid not null,
  token_hash bytea not null,
  asked_by uuid,
  expires_at timestamp(3) with time zone not null,
  asked_at timestamp(3) with time zone not null default clock_timestamp(),
  reminded_at timestamp(3) with time zone,
  FOREIGN KEY (asked_by) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (entry_id) REFERENCES project_entries(id) ON DELETE CASCADE,
  PRIMARY KEY (entry_id),
  UNIQUE (token_hash)
);
CREATE INDEX project_confirmations_author ON project_confirmations USING btree (asked_by);

create table project_entries (
  id uuid not null,
  project_id uuid not null,
  kind text not null,
  amount integer not null,
  what text not null,
  happened_on date not null,
  line text,
  giver text,
  confirmed_at timestamp(3) with time zone,
  entered_by uuid,
  entered_at timestamp(3) with time zone not null default now(),
  struck_by uuid,
  struck_at timestamp(3) with time zone,
  instalment_id uuid,
  CHECK (((confirmed_at IS NULL) OR (kind = 'contribution'::text))),
  CHECK (((giver IS NOT NULL) = (kind = 'contribution'::text))),
  CHECK (((instalment_id IS NULL) OR (kind = 'instalment'::text))),
  CHECK (((line IS NULL) OR (kind = 'expense'::text))),
  CHECK ((amount > 0)),
  CHECK ((kind = ANY (ARRAY['instalment'::text, 'expense'::text, 'contribution'::text]))),
  FOREIGN KEY (entered_by) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (instalment_id) REFERENCES project_instalments(id) ON DELETE SET NULL,
  FOREIGN KEY (project_id) REFERENCES projects(id) ON DELETE CASCADE,
  FOREIGN KEY (struck_by) REFERENCES users(id) ON DELETE SET NULL,
  PRIMARY KEY (id)
);
CREATE INDEX project_entries_author ON project_entries USING btree (entered_by);
CREATE INDEX project_entries_of_instalment ON project_entries USING btree (instalment_id) WHERE (instalment_id IS NOT NULL);
CREATE INDEX project_entries_project ON project_entries USING btree (project_id, happened_on DESC);
CREATE INDEX project_entries_striker ON project_entries USING btree (struck_by);
CREATE UNIQUE INDEX project_entries_once ON project_entries USING btree (instalment_id) WHERE ((instalment_id IS NOT NULL) AND (struck_at IS NULL));

create table project_files (
  id uuid not null,
  project_id uuid not null,
  entry_id uuid,
  kind text not null,
  name text not null,
  size integer not null,
  uploaded_by uuid,
  created_at timestamp(3) with time zone not null default now(),
  issued_id uuid,
  digest text not null default ''::text,
  CHECK (((issued_id IS NULL) OR (entry_id IS NULL))),
  CHECK ((kind = ANY (ARRAY['picture'::text, 'pdf'::text]))),
  CHECK ((size > 0)),
  FOREIGN KEY (entry_id) REFERENCES project_entries(id) ON DELETE CASCADE,
  FOREIGN KEY (id) REFERENCES files(id),
  FOREIGN KEY (issued_id) REFERENCES project_issued(id) ON DELETE CASCADE,
  FOREIGN KEY (project_id) REFERENCES projects(id) ON DELETE CASCADE,
  FOREIGN KEY (uploaded_by) REFERENCES users(id) ON DELETE SET NULL,
  PRIMARY KEY (id)
);
CREATE INDEX project_files_author ON project_files USING btree (uploaded_by);
CREATE INDEX project_files_entry ON project_files USING btree (entry_id) WHERE (entry_id IS NOT NULL);
CREATE INDEX project_files_issued ON project_files USING btree (issued_id) WHERE (issued_id IS NOT NULL);
CREATE INDEX project_files_project ON project_files USING btree (project_id, created_at);

create table project_hours (
  id uuid not null,
  project_id uuid not null,
  user_id uuid,
  worked_on date not null,
  minutes integer not null,
  what text not null,
  skills uuid[] not null default '{}'::uuid[],
  entered_by uuid,
  entered_at timestamp(3) with time zone not null default now(),
  confirmed_by uuid,
  confirmed_at timestamp(3) with time zone,
  returned_by uuid,
  returned_at timestamp(3) with time zone,
  reason text,
  reminded_at timestamp(3) with time zone,
  CHECK ((((minutes >= 15) AND (minutes <= 1440)) AND ((minutes % 15) = 0))),
  CHECK (((confirmed_at IS NULL) OR (returned_at IS NULL))),
  CHECK (((returned_at IS NULL) = (reason IS NULL))),
  FOREIGN KEY (confirmed_by) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (entered_by) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (project_id) REFERENCES projects(id) ON DELETE CASCADE,
  FOREIGN KEY (returned_by) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  PRIMARY KEY (id)
);
CREATE INDEX project_hours_author ON project_hours USING btree (entered_by);
CREATE INDEX project_hours_confirmer ON project_hours USING btree (confirmed_by);
CREATE INDEX project_hours_project ON project_hours USING btree (project_id, worked_on DESC);
CREATE INDEX project_hours_returner ON project_hours USING btree (returned_by);
CREATE INDEX project_hours_user ON project_hours USING btree (user_id, worked_on);
CREATE INDEX project_hours_waiting ON project_hours USING btree (entered_at) WHERE ((confirmed_at IS NULL) AND (returned_at IS NULL) AND (reminded_at IS NULL));

create table project_instalments (
  id uuid not null,
  project_id uuid not null,
  position integer not null,
  amount integer not null,
  condition text not null,
  due_on date not null,
  released_by uuid,
  released_at timestamp(3) with time zone,
  CHECK ((amount > 0)),
  CHECK ((condition = ANY (ARRAY['signed'::text, 'receipts'::text, 'report'::text]))),
  FOREIGN KEY (project_id) REFERENCES projects(id) ON DELETE CASCADE,
  FOREIGN KEY (released_by) REFERENCES users(id) ON DELETE SET NULL,
  PRIMARY KEY (id)
);
CREATE INDEX project_instalments_due ON project_instalments USING btree (due_on, id);
CREATE INDEX project_instalments_project ON project_instalments USING btree (project_id, "position");
CREATE INDEX project_instalments_releaser ON project_instalments USING btree (released_by);

create table project_issued (
  id uuid not null,
  project_id uuid not null,
  version integer not null,
  kind text not null,
  content jsonb not null,
  digest text not null,
  issued_at timestamp(3) with time zone not null,
  signed_on date,
  signed_digest text not null default ''::text,
  CHECK (((signed_on IS NULL) OR (kind = 'amendment'::text))),
  CHECK ((kind = ANY (ARRAY['contract'::text, 'amendment'::text]))),
  CHECK ((version > 0)),
  FOREIGN KEY (project_id) REFERENCES projects(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (project_id, version)
);

create table project_members (
  id uuid not null,
  project_id uuid not null,
  user_id uuid,
  role text not null default ''::text,
  lead boolean not null default false,
  FOREIGN KEY (project_id) REFERENCES projects(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  PRIMARY KEY (id),
  UNIQUE (project_id, user_id)
);
CREATE INDEX project_members_user ON project_members USING btree (user_id);

create table project_paper_reminders (
  project_id uuid not null,
  stage text not null,
  since date not null,
  late boolean not null,
  sent_at timestamp(3) with time zone not null default now(),
  CHECK ((stage = ANY (ARRAY['write'::text, 'copy'::text, 'sign'::text, 'amendCopy'::text, 'amendSign'::text, 'report'::text, 'rework'::text, 'board'::text, 'change'::text]))),
  FOREIGN KEY (project_id) REFERENCES projects(id) ON DELETE CASCADE,
  PRIMARY KEY (project_id, stage, since, late)
);

create table project_payment_reminders (
  instalment_id uuid not null,
  due_on date not null,
  sent_at timestamp(3) with time zone not null default now(),
  FOREIGN KEY (instalment_id) REFERENCES project_instalments(id) ON DELETE CASCADE,
  PRIMARY KEY (instalment_id, due_on)
);

create table project_photos (
  id uuid not null,
  activity_id uuid not null,
  picture uuid,
  alt text not null,
  placeholder text,
  width integer,
  height integer,
  created_at timestamp(3) with time zone not null default now(),
  library_picture uuid,
  CHECK (((num_nonnulls(picture, library_picture) = 1) AND (num_nonnulls(picture, placeholder, width, height) = ANY (ARRAY[0, 4])))),
  FOREIGN KEY (activity_id) REFERENCES project_activities(id) ON DELETE CASCADE,
  FOREIGN KEY (picture) REFERENCES files(id),
  PRIMARY KEY (id),
  UNIQUE (picture)
);
CREATE INDEX project_photos_activity ON project_photos USING btree (activity_id, created_at);
CREATE INDEX project_photos_library ON project_photos USING btree (library_picture) WHERE (library_picture IS NOT NULL);

create table project_reminders (
  project_id uuid not null,
  report_id uuid not null,
  due_on date not null,
  sent_at timestamp(3) with time zone not null default now(),
  late boolean not null default false,
  FOREIGN KEY (project_id) REFERENCES projects(id) ON DELETE CASCADE,
  PRIMARY KEY (project_id, report_id, due_on, late)
);

create table project_reports (
  project_id uuid not null,
  report_id uuid not null,
  text text not null,
  handed_at timestamp(3) with time zone not null default now(),
  FOREIGN KEY (project_id) REFERENCES projects(id) ON DELETE CASCADE,
  PRIMARY KEY (project_id, report_id)
);

create table projects (
  id uuid not null,
  slug text not null,
  canvas_id uuid,
  call_id uuid not null,
  title text not null,
  municipality text,
  summary text not null default ''::text,
  requested integer not null,
  amount integer not null,
  plan jsonb not null,
  report text,
  started_at timestamp(3) with time zone not null default now(),
  finished_at timestamp(3) with time zone,
  words_hidden_at timestamp(3) with time zone,
  report_accepted_at timestamp(3) with time zone,
  report_accepted_by uuid,
  without_receipts text,
  returned_report text,
  report_returned_at timestamp(3) with time zone,
  report_returned_why text,
  CHECK ((((report_returned_at IS NULL) = (report_returned_why IS NULL)) AND ((report_returned_at IS NULL) = (returned_report IS NULL)))),
  CHECK (((report IS NULL) = (finished_at IS NULL))),
  CHECK ((amount > 0)),
  CHECK ((requested >= 0)),
  FOREIGN KEY (call_id) REFERENCES grant_calls(id) ON DELETE RESTRICT,
  FOREIGN KEY (canvas_id) REFERENCES canvases(id) ON DELETE SET NULL,
  FOREIGN KEY (report_accepted_by) REFERENCES users(id) ON DELETE SET NULL,
  PRIMARY KEY (id),
  UNIQUE (canvas_id),
  UNIQUE (slug)
);
CREATE INDEX projects_call ON projects USING btree (call_id);
CREATE INDEX projects_report_reader ON projects USING btree (report_accepted_by);
CREATE INDEX projects_started ON projects USING btree (started_at DESC, id DESC);

create table push_subscriptions (
  id uuid not null,
  user_id uuid not null,
  session_id uuid not null,
  endpoint text not null,
  public_key text not null,
  auth_secret text not null,
  created_at timestamp(3) with time zone not null default now(),
  FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (endpoint)
);
CREATE INDEX push_subscriptions_session_id ON push_subscriptions USING btree (session_id);
CREATE INDEX push_subscriptions_user_id ON push_subscriptions USING btree (user_id);

create table recommendation_people_dismissed (
  user_id uuid not null,
  person_id uuid not null,
  reason text not null,
  created_at timestamp(3) with time zone not null default now(),
  CHECK ((reason = ANY (ARRAY['known'::text, 'skills'::text, 'place'::text, 'other'::text]))),
  CHECK ((user_id <> person_id)),
  FOREIGN KEY (person_id) REFERENCES users(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id, person_id)
);
CREATE INDEX recommendation_people_dismissed_person ON recommendation_people_dismissed USING btree (person_id);

create table recommendation_settings (
  user_id uuid not null,
  near text not null default 'normal'::text,
  pay text not null default 'normal'::text,
  learning text not null default 'normal'::text,
  reset_at timestamp(3) with time zone,
  updated_at timestamp(3) with time zone not null default now(),
  seeking text[] not null default '{}'::text[],
  CHECK ((learning = ANY (ARRAY['less'::text, 'normal'::text, 'more'::text]))),
  CHECK ((near = ANY (ARRAY['less'::text, 'normal'::text, 'more'::text]))),
  CHECK ((pay = ANY (ARRAY['less'::text, 'normal'::text, 'more'::text]))),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id)
);

create table registration_browsers (
  reg_hash bytea not null,
  registration_id uuid not null,
  FOREIGN KEY (registration_id) REFERENCES pending_registrations(id) ON DELETE CASCADE,
  PRIMARY KEY (reg_hash)
);
CREATE INDEX registration_browsers_registration_id ON registration_browsers USING btree (registration_id);

create table release_links (
  occupation uuid not null,
  skill uuid not null,
  essential boolean,
  PRIMARY KEY (occupation, skill)
);

create table release_occupation_labels (
  id uuid not null,
  locale text not null,
  label text not null,
  place integer,
  PRIMARY KEY (id, locale, label)
);

create table release_occupations (
  id uuid not null,
  key text,
  esco uuid,
  group_name text,
  kind text,
  description text,
  PRIMARY KEY (id)
);

create table release_skill_labels (
  id uuid not null,
  locale text not null,
  label text not null,
  place integer,
  PRIMARY KEY (id, locale, label)
);

create table release_skills (
  id uuid not null,
  key text,
  esco uuid,
  group_name text,
  kind text,
  description text,
  PRIMARY KEY (id)
);

create table removed_files (
  place text not null,
  removed_at timestamp(3) with time zone not null default now(),
  PRIMARY KEY (place)
);

create table reset_flows (
  id uuid not null,
  rf_hash bytea not null,
  address bytea not null,
  user_id uuid,
  code_hash bytea not null,
  tries integer not null default 0,
  proved_at timestamp with time zone,
  used_at timestamp with time zone,
  ended_at timestamp with time zone,
  mailed_at timestamp with time zone,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null default now(),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (rf_hash)
);
CREATE INDEX reset_flows_address ON reset_flows USING btree (address) WHERE (ended_at IS NULL);
CREATE INDEX reset_flows_expires_at ON reset_flows USING btree (expires_at);
CREATE INDEX reset_flows_user_id ON reset_flows USING btree (user_id);

create table reset_links (
  id uuid not null,
  user_id uuid not null,
  token_hash bytea not null,
  used_at timestamp with time zone,
  ended_at timestamp with time zone,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null default now(),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (token_hash)
);
CREATE INDEX reset_links_expires_at ON reset_links USING btree (expires_at);
CREATE INDEX reset_links_user_id ON reset_links USING btree (user_id);

create table resting_areas (
  area text not null,
  since timestamp(3) with time zone not null default now(),
  rested_by uuid,
  CHECK ((area ~ '^[a-zA-Z]{2,40}$'::text)),
  FOREIGN KEY (rested_by) REFERENCES users(id) ON DELETE SET NULL,
  PRIMARY KEY (area)
);
CREATE INDEX resting_areas_member ON resting_areas USING btree (rested_by);

create table review_alarms (
  call_id uuid not null,
  what text not null,
  due timestamp(3) with time zone not null,
  told_at timestamp(3) with time zone not null default now(),
  FOREIGN KEY (call_id) REFERENCES grant_calls(id) ON DELETE CASCADE,
  PRIMARY KEY (call_id, what, due)
);

create table review_assignments (
  id uuid not null,
  call_id uuid not null,
  canvas_id uuid not null,
  reviewer_id uuid,
  number integer not null,
  scores jsonb not null default '{}'::jsonb,
  comment text not null default ''::text,
  conflict text,
  version integer not null default 1,
  assigned_at timestamp(3) with time zone not null default now(),
  given_at timestamp(3) with time zone,
  CHECK (((conflict IS NULL) OR (given_at IS NULL))),
  CHECK ((conflict = ANY (ARRAY['family'::text, 'colleague'::text, 'mentor'::text, 'recognised'::text]))),
  CHECK ((number > 0)),
  FOREIGN KEY (call_id) REFERENCES grant_calls(id) ON DELETE RESTRICT,
  FOREIGN KEY (canvas_id) REFERENCES canvases(id) ON DELETE CASCADE,
  FOREIGN KEY (reviewer_id) REFERENCES users(id) ON DELETE SET NULL,
  PRIMARY KEY (id),
  UNIQUE (canvas_id, reviewer_id)
);
CREATE INDEX review_assignments_call ON review_assignments USING btree (call_id);
CREATE INDEX review_assignments_reviewer ON review_assignments USING btree (reviewer_id);

create table review_decisions (
  id uuid not null,
  call_id uuid not null,
  canvas_id uuid,
  amount integer,
  reason text not null,
  proposed_by uuid,
  proposed_at timestamp(3) with time zone not null default now(),
  confirmed_by uuid,
  confirmed_at timestamp(3) with time zone,
  place integer,
  points integer,
  raw integer,
  outside_reason text,
  CHECK ((amount > 0)),
  FOREIGN KEY (call_id) REFERENCES grant_calls(id) ON DELETE RESTRICT,
  FOREIGN KEY (canvas_id) REFERENCES canvases(id) ON DELETE SET NULL,
  FOREIGN KEY (confirmed_by) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (proposed_by) REFERENCES users(id) ON DELETE SET NULL,
  PRIMARY KEY (id),
  UNIQUE (canvas_id)
);
CREATE INDEX review_decisions_call ON review_decisions USING btree (call_id);
CREATE INDEX review_decisions_confirmer ON review_decisions USING btree (confirmed_by);
CREATE INDEX review_decisions_proposer ON review_decisions USING btree (proposed_by);

create table review_remarks (
  id uuid not null,
  canvas_id uuid not null,
  author_id uuid,
  body text not null,
  created_at timestamp(3) with time zone not null default now(),
  FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (canvas_id) REFERENCES canvases(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
CREATE INDEX review_remarks_author ON review_remarks USING btree (author_id);
CREATE INDEX review_remarks_canvas ON review_remarks USING btree (canvas_id, id);

create table review_revisions (
  id uuid not null,
  assignment_id uuid not null,
  scores jsonb not null,
  comment text not null,
  why text not null,
  revised_at timestamp(3) with time zone not null default now(),
  FOREIGN KEY (assignment_id) REFERENCES review_assignments(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
CREATE INDEX review_revisions_assignment ON review_revisions USING btree (assignment_id, id);

create table review_substitutes (
  call_id uuid not null,
  user_id uuid not null,
  named_by uuid,
  named_at timestamp(3) with time zone not null default now(),
  FOREIGN KEY (call_id) REFERENCES grant_calls(id) ON DELETE CASCADE,
  FOREIGN KEY (named_by) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (call_id, user_id)
);
CREATE INDEX review_substitutes_namer ON review_substitutes USING btree (named_by);
CREATE INDEX review_substitutes_user ON review_substitutes USING btree (user_id);

create table saved_search_alerts (
  search_id uuid not null,
  opportunity_id uuid not null,
  created_at timestamp(3) with time zone not null default now(),
  FOREIGN KEY (opportunity_id) REFERENCES opportunities(id) ON DELETE CASCADE,
  FOREIGN KEY (search_id) REFERENCES saved_searches(id) ON DELETE CASCADE,
  PRIMARY KEY (search_id, opportunity_id)
);
CREATE INDEX saved_search_alerts_opportunity ON saved_search_alerts USING btree (opportunity_id);

create table saved_searches (
  id uuid not null,
  user_id uuid not null,
  name text not null,
  query text not null,
  frequency text not null,
  served_until timestamp(3) with time zone not null default now(),
  heard_from timestamp(3) with time zone not null default now(),
  created_at timestamp(3) with time zone not null default now(),
  CHECK (((length(name) >= 1) AND (length(name) <= 80))),
  CHECK ((frequency = ANY (ARRAY['off'::text, 'instant'::text, 'daily'::text, 'weekly'::text]))),
  CHECK ((length(query) <= 600)),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (user_id, query)
);
CREATE INDEX saved_searches_due ON saved_searches USING btree (frequency, served_until) WHERE (frequency <> 'off'::text);

create table scheduled_messages (
  id uuid not null,
  conversation_id uuid not null,
  user_id uuid not null,
  body text not null,
  send_at timestamp with time zone not null,
  claimed_until timestamp with time zone,
  refusal text,
  created_at timestamp with time zone not null default now(),
  CHECK (((length(body) >= 1) AND (length(body) <= 8000))),
  FOREIGN KEY (conversation_id) REFERENCES conversations(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
CREATE INDEX scheduled_messages_conversation ON scheduled_messages USING btree (conversation_id);
CREATE INDEX scheduled_messages_due ON scheduled_messages USING btree (send_at) WHERE (refusal IS NULL);
CREATE INDEX scheduled_messages_user ON scheduled_messages USING btree (user_id);

create table search_misses (
  day date not null,
  term text not null,
  count integer not null default 1,
  CHECK (((length(term) >= 2) AND (length(term) <= 80))),
  PRIMARY KEY (day, term)
);

create table search_spellings (
  spelling text not null,
  word text not null,
  PRIMARY KEY (spelling, word)
);

create table search_stale (
  opportunity_id uuid not null,
  since timestamp(3) with time zone not null default clock_timestamp(),
  PRIMARY KEY (opportunity_id)
);

create table search_state (
  single boolean not null default true,
  facets_version text not null,
  CHECK (single),
  PRIMARY KEY (single)
);

create table search_terms (
  word text not null,
  stem text not null,
  shown text not null,
  docs integer not null default 1,
  CHECK (((length(word) >= 3) AND (length(word) <= 40))),
  PRIMARY KEY (word, stem)
);
CREATE INDEX search_terms_stem ON search_terms USING btree (stem);

create table sessions (
  id uuid not null,
  user_id uuid not null,
  sid_hash bytea not null,
  counter integer not null default 1,
  rotated_at timestamp with time zone not null default now(),
  successor_seen boolean not null default true,
  user_agent text not null default ''::text,
  authenticated_at timestamp with time zone not null default now(),
  last_used_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  end_reason text,
  created_at timestamp with time zone not null default now(),
  client_key text not null default ''::text,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
CREATE INDEX sessions_all_of_user ON sessions USING btree (user_id);
CREATE INDEX sessions_expires_at ON sessions USING btree (expires_at);
CREATE INDEX sessions_last_used_at ON sessions USING btree (last_used_at);
CREATE INDEX sessions_sid_hash ON sessions USING btree (sid_hash);
CREATE INDEX sessions_user_id ON sessions USING btree (user_id, last_used_at DESC) WHERE (ended_at IS NULL);

create table sign_in_tickets (
  ticket_hash bytea not null,
  user_id uuid not null,
  expires_at timestamp with time zone not null,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (ticket_hash)
);
CREATE INDEX sign_in_tickets_expires_at ON sign_in_tickets USING btree (expires_at);
CREATE INDEX sign_in_tickets_user_id ON sign_in_tickets USING btree (user_id);

create table skill_declined (
  user_id uuid not null,
  skill_id uuid not null,
  created_at timestamp(3) with time zone not null default now(),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id, skill_id)
);

create table skill_demand (
  day date not null,
  area text not null,
  skill_id uuid not null,
  open integer not null,
  CHECK ((open > 0)),
  PRIMARY KEY (day, area, skill_id)
);
CREATE INDEX skill_demand_skill ON skill_demand USING btree (skill_id, area, day);

create table skill_demand_days (
  day date not null,
  open jsonb not null default '{}'::jsonb,
  counted_at timestamp(3) with time zone not null default now(),
  PRIMARY KEY (day)
);

create table skill_endorsements (
  id uuid not null,
  from_id uuid not null,
  to_id uuid not null,
  skill uuid not null,
  shared_kind text not null,
  shared_id uuid not null,
  shared_title text not null,
  words text not null,
  created_at timestamp(3) with time zone not null default now(),
  shown boolean,
  decided_at timestamp(3) with time zone,
  hidden_at timestamp(3) with time zone,
  CHECK (((length(words) >= 1) AND (length(words) <= 300))),
  CHECK (((shown IS NULL) = (decided_at IS NULL))),
  CHECK ((from_id <> to_id)),
  CHECK ((shared_kind = ANY (ARRAY['project'::text, 'organisation'::text, 'canvas'::text]))),
  FOREIGN KEY (from_id) REFERENCES users(id) ON DELETE CASCADE,
  FOREIGN KEY (to_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (from_id, to_id, skill)
);
CREATE INDEX skill_endorsements_skill ON skill_endorsements USING btree (skill);
CREATE INDEX skill_endorsements_to ON skill_endorsements USING btree (to_id, created_at DESC);

create table skill_evidence (
  id uuid not null,
  user_id uuid not null,
  subject text not null,
  kind text not null,
  entry_id uuid,
  title jsonb not null default '{"en": "", "bhs": ""}'::jsonb,
  url text,
  amount integer,
  source text not null,
  created_at timestamp(3) with time zone not null default now(),
  by_id uuid,
  words text not null default ''::text,
  CHECK (((length(source) >= 1) AND (length(source) <= 400))),
  CHECK (((length(subject) >= 1) AND (length(subject) <= 200))),
  CHECK ((amount > 0)),
  CHECK ((kind = ANY (ARRAY['work'::text, 'education'::text, 'projects'::text, 'certificates'::text, 'link'::text, 'mentor'::text, 'grant'::text, 'hours'::text, 'endorsement'::text]))),
  CHECK ((length(words) <= 300)),
  FOREIGN KEY (by_id) REFERENCES users(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (user_id, subject, source)
);
CREATE INDEX skill_evidence_by ON skill_evidence USING btree (by_id) WHERE (by_id IS NOT NULL);

create table skill_imports (
  id uuid not null,
  source text not null,
  started_at timestamp with time zone not null default now(),
  finished_at timestamp with time zone,
  report jsonb,
  failure text,
  digest text,
  step text,
  reached integer not null default 0,
  reached_at timestamp with time zone,
  continues uuid,
  CHECK ((step = ANY (ARRAY['skills'::text, 'occupations'::text, 'links'::text]))),
  FOREIGN KEY (continues) REFERENCES skill_imports(id),
  PRIMARY KEY (id)
);
CREATE INDEX skill_imports_continues ON skill_imports USING btree (continues) WHERE (continues IS NOT NULL);

create table skill_labels (
  skill_id uuid not null,
  locale text not null,
  label text not null,
  origin text not null,
  place integer not null,
  folded text not null generated always as (fold_text(label)) stored,
  CHECK (((length(label) >= 1) AND (length(label) <= 400))),
  CHECK ((locale ~ '^[a-z]{2,3}$'::text)),
  CHECK ((origin = ANY (ARRAY['own'::text, 'esco'::text, 'console'::text]))),
  FOREIGN KEY (skill_id) REFERENCES skills(id) ON DELETE CASCADE,
  PRIMARY KEY (skill_id, locale, label, origin)
);
CREATE INDEX skill_labels_infix ON skill_labels USING gin (folded gin_trgm_ops);
CREATE INDEX skill_labels_prefix ON skill_labels USING btree (folded text_pattern_ops);

create table skill_learning (
  user_id uuid not null,
  skill_id uuid not null,
  state text not null,
  started_at timestamp(3) with time zone not null default now(),
  learnt_at timestamp(3) with time zone,
  CHECK ((state = ANY (ARRAY['learning'::text, 'learnt'::text]))),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id, skill_id)
);

create table skill_progress (
  target_id uuid not null,
  day date not null,
  share real not null,
  have integer not null,
  near integer not null,
  needed integer not null,
  CHECK (((share >= (0)::double precision) AND (share <= (1)::double precision))),
  CHECK ((have >= 0)),
  CHECK ((near >= 0)),
  CHECK ((needed >= (have + near))),
  FOREIGN KEY (target_id) REFERENCES skill_targets(id) ON DELETE CASCADE,
  PRIMARY KEY (target_id, day)
);

create table skill_readings (
  user_id uuid not null,
  skill_id uuid not null,
  words text not null,
  fits boolean not null,
  created_at timestamp(3) with time zone not null default now(),
  CHECK (((length(words) >= 1) AND (length(words) <= 64))),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id, skill_id, words)
);
CREATE INDEX skill_readings_words ON skill_readings USING btree (words, skill_id);

create table skill_state (
  only_one boolean not null default true,
  own_digest text not null default ''::text,
  changed_at timestamp with time zone not null default now(),
  trained_at timestamp with time zone,
  CHECK (only_one),
  PRIMARY KEY (only_one)
);

create table skill_targets (
  id uuid not null,
  user_id uuid not null,
  kind text not null,
  ref uuid not null,
  title jsonb not null,
  created_at timestamp(3) with time zone not null default now(),
  CHECK ((kind = ANY (ARRAY['occupation'::text, 'opportunity'::text]))),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (user_id, kind, ref)
);

create table skills (
  id uuid not null,
  key text,
  esco uuid,
  group_name text not null,
  kind text not null,
  description text not null default ''::text,
  demand integer not null default 0,
  updated_at timestamp with time zone not null default now(),
  merged_into uuid,
  edited_at timestamp(3) with time zone,
  CHECK ((kind = ANY (ARRAY['skill'::text, 'knowledge'::text]))),
  FOREIGN KEY (merged_into) REFERENCES skills(id),
  PRIMARY KEY (id),
  UNIQUE (esco),
  UNIQUE (key)
);
CREATE INDEX skills_edited ON skills USING btree (edited_at DESC) WHERE (edited_at IS NOT NULL);
CREATE INDEX skills_merged_into ON skills USING btree (merged_into) WHERE (merged_into IS NOT NULL);

create table statistics_mails (
  day date not null,
  accepted integer not null,
  again integer not null,
  failed integer not null,
  CHECK ((accepted >= 0)),
  CHECK ((again >= 0)),
  CHECK ((failed >= 0)),
  PRIMARY KEY (day)
);

create table statistics_page_speed (
  day date not null,
  page text not null,
  device text not null,
  visits integer not null,
  lcp integer[] not null,
  inp integer[] not null,
  cls integer[] not null,
  ttfb integer[] not null,
  CHECK ((device = ANY (ARRAY['phone'::text, 'desktop'::text]))),
  CHECK ((visits > 0)),
  PRIMARY KEY (day, page, device)
);

create table statistics_reports (
  report text not null,
  day date not null,
  prepared_at timestamp(3) with time zone not null default now(),
  PRIMARY KEY (report)
);

create table statistics_returns (
  joined date not null,
  month date not null,
  area text not null default ''::text,
  people integer not null,
  members integer not null,
  CHECK ((members > 0)),
  CHECK ((people >= 0)),
  PRIMARY KEY (joined, month, area)
);
CREATE INDEX statistics_returns_month ON statistics_returns USING btree (month);

create table statistics_rows (
  report text not null,
  span text not null default ''::text,
  area text not null default ''::text,
  position integer not null,
  key text not null,
  cells jsonb not null,
  PRIMARY KEY (report, span, area, "position")
);
CREATE INDEX statistics_rows_key ON statistics_rows USING btree (report, key);

create table team_test_members (
  team_id uuid not null,
  user_id uuid not null,
  invited_at timestamp(3) with time zone not null default now(),
  joined_at timestamp(3) with time zone,
  shares boolean not null default false,
  CHECK (((joined_at IS NOT NULL) OR (NOT shares))),
  FOREIGN KEY (team_id) REFERENCES team_test_teams(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (team_id, user_id)
);
CREATE INDEX team_test_members_user ON team_test_members USING btree (user_id);

create table team_test_results (
  id uuid not null,
  user_id uuid not null,
  edition smallint not null,
  answers smallint[] not null,
  taken_at timestamp(3) with time zone not null default now(),
  CHECK ((((cardinality(answers) >= 1) AND (cardinality(answers) <= 100)) AND (0 <= ALL (answers)) AND (5 >= ALL (answers)))),
  CHECK ((edition > 0)),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
CREATE INDEX team_test_results_user ON team_test_results USING btree (user_id, taken_at DESC);

create table team_test_sharing (
  user_id uuid not null,
  advice text not null default ''::text,
  suggested boolean not null default false,
  CHECK ((length(advice) <= 600)),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id)
);

create table team_test_teams (
  id uuid not null,
  owner_id uuid not null,
  name text not null,
  created_at timestamp(3) with time zone not null default now(),
  CHECK (((length(name) >= 1) AND (length(name) <= 160))),
  FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
CREATE INDEX team_test_teams_owner ON team_test_teams USING btree (owner_id);

create table terms_acceptances (
  user_id uuid not null,
  document text not null,
  version text not null,
  accepted_at timestamp with time zone not null default now(),
  CHECK ((document = ANY (ARRAY['terms'::text, 'privacy'::text]))),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id, document, version)
);

create table text_change_items (
  change_id bigint not null,
  text_id text not null,
  locale text not null,
  before text,
  after text,
  reason text,
  CHECK ((locale = ANY (ARRAY['bhs'::text, 'en'::text]))),
  FOREIGN KEY (change_id) REFERENCES text_changes(id) ON DELETE CASCADE,
  PRIMARY KEY (change_id, text_id, locale)
);
CREATE INDEX text_change_items_text ON text_change_items USING btree (text_id, locale);

create table text_changes (
  id bigint not null generated as identity,
  kind text not null,
  file text,
  restored bigint,
  texts integer not null,
  made_by uuid,
  made_at timestamp with time zone not null default now(),
  CHECK ((kind = ANY (ARRAY['file'::text, 'edit'::text, 'restore'::text]))),
  FOREIGN KEY (made_by) REFERENCES users(id) ON DELETE SET NULL,
  PRIMARY KEY (id)
);
CREATE INDEX text_changes_made_by ON text_changes USING btree (made_by);

create table text_checks (
  text_id text not null,
  version text not null,
  checked_at timestamp with time zone not null default now(),
  PRIMARY KEY (text_id)
);

create table text_overrides (
  catalogue text not null,
  key text not null,
  locale text not null,
  text text not null,
  delivered text not null,
  changed_at timestamp with time zone not null default now(),
  CHECK ((locale = ANY (ARRAY['bhs'::text, 'en'::text]))),
  PRIMARY KEY (catalogue, key, locale)
);

create table user_preferences (
  user_id uuid not null,
  theme text not null default 'light'::text,
  script text not null default 'latin'::text,
  data_saver boolean not null default false,
  CHECK ((script = ANY (ARRAY['latin'::text, 'cyrillic'::text]))),
  CHECK ((theme = ANY (ARRAY['light'::text, 'dark'::text, 'system'::text]))),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id)
);

create table users (
  id uuid not null,
  email citext not null,
  first_name text not null,
  last_name text not null,
  password_hash text,
  role text not null default 'USER'::text,
  has_global_permissions boolean not null default false,
  admin_scopes text[] not null default '{}'::text[],
  language text not null default 'bhs'::text,
  picture_url text,
  phone_number text,
  gender text,
  interests text[] not null default '{}'::text[],
  onboarded_at timestamp with time zone,
  suspended_at timestamp with time zone,
  delete_after timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  legacy_hash text,
  legacy_scheme text,
  suspended_until timestamp(3) with time zone,
  merged_into uuid,
  born_on date,
  delete_sent boolean not null default false,
  CHECK (((NOT has_global_permissions) OR (role = 'ADMIN'::text))),
  CHECK (((legacy_hash IS NULL) = (legacy_scheme IS NULL))),
  CHECK ((born_on > '1900-01-01'::date)),
  CHECK ((gender = ANY (ARRAY['male'::text, 'female'::text, 'other'::text]))),
  CHECK ((language = ANY (ARRAY['bhs'::text, 'en'::text]))),
  CHECK ((legacy_scheme = ANY (ARRAY['bcrypt'::text, 'argon2'::text, 'phpass'::text]))),
  CHECK ((role = ANY (ARRAY['USER'::text, 'ADMIN'::text]))),
  FOREIGN KEY (merged_into) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (email)
);
CREATE INDEX users_admins ON users USING btree (id) WHERE (role = 'ADMIN'::text);
CREATE INDEX users_by_name ON users USING btree (search_fold(((last_name || ' '::text) || first_name)), id);
CREATE INDEX users_created_at ON users USING btree (created_at);
CREATE INDEX users_delete_after ON users USING btree (delete_after) WHERE (delete_after IS NOT NULL);
CREATE INDEX users_legacy ON users USING btree (id) WHERE (legacy_hash IS NOT NULL);
CREATE INDEX users_merged_into ON users USING btree (merged_into) WHERE (merged_into IS NOT NULL);
CREATE INDEX users_onboarded_at ON users USING btree (onboarded_at) WHERE (onboarded_at IS NOT NULL);
CREATE INDEX users_phone_number ON users USING btree (phone_number, id) WHERE (phone_number IS NOT NULL);
CREATE INDEX users_phone_search ON users USING gin (phone_number gin_trgm_ops) WHERE (phone_number IS NOT NULL);
CREATE INDEX users_search ON users USING gin (search_fold(((((first_name || ' '::text) || last_name) || ' '::text) || (email)::text)) gin_trgm_ops);
CREATE INDEX users_suspended_until ON users USING btree (suspended_until) WHERE (suspended_until IS NOT NULL);

create table vocabulary_decided (
  entry_id uuid not null,
  what text not null,
  PRIMARY KEY (entry_id, what)
);

create table vote_closings (
  call_id uuid not null,
  closed_at timestamp(3) with time zone not null,
  votes integer not null,
  voided integer not null,
  digest text not null,
  forgotten_at timestamp(3) with time zone,
  file text,
  FOREIGN KEY (call_id) REFERENCES grant_calls(id) ON DELETE RESTRICT,
  PRIMARY KEY (call_id)
);

create table vote_codes (
  id uuid not null,
  call_id uuid not null,
  phone_digest bytea not null,
  block_digest bytea not null,
  code_digest bytea not null,
  device_digest bytea not null,
  network_digest bytea not null,
  tries integer not null default 0,
  sent_at timestamp(3) with time zone not null default now(),
  FOREIGN KEY (call_id) REFERENCES grant_calls(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
CREATE INDEX vote_codes_call ON vote_codes USING btree (call_id);
CREATE INDEX vote_codes_sent ON vote_codes USING btree (sent_at);

create table vote_keys (
  call_id uuid not null,
  key bytea not null,
  FOREIGN KEY (call_id) REFERENCES grant_calls(id) ON DELETE CASCADE,
  PRIMARY KEY (call_id)
);

create table vote_options (
  id uuid not null,
  call_id uuid not null,
  canvas_id uuid,
  number integer not null,
  title text not null,
  municipality text,
  idea text not null default ''::text,
  amount integer not null,
  board_place integer not null,
  votes integer,
  place integer,
  given integer,
  CHECK ((amount > 0)),
  CHECK ((number > 0)),
  FOREIGN KEY (call_id) REFERENCES grant_calls(id) ON DELETE RESTRICT,
  FOREIGN KEY (canvas_id) REFERENCES canvases(id) ON DELETE SET NULL,
  PRIMARY KEY (id),
  UNIQUE (call_id, canvas_id),
  UNIQUE (call_id, number)
);
CREATE INDEX vote_options_canvas ON vote_options USING btree (canvas_id);

create table vote_voidings (
  id uuid not null,
  call_id uuid not null,
  kind text not null,
  title text not null,
  votes integer not null,
  reason text not null,
  proposed_by uuid,
  proposed_at timestamp(3) with time zone not null default now(),
  confirmed_by uuid,
  confirmed_at timestamp(3) with time zone,
  CHECK ((kind = ANY (ARRAY['burst'::text, 'device'::text, 'block'::text, 'network'::text]))),
  CHECK ((votes > 0)),
  FOREIGN KEY (call_id) REFERENCES grant_calls(id) ON DELETE RESTRICT,
  FOREIGN KEY (confirmed_by) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (proposed_by) REFERENCES users(id) ON DELETE SET NULL,
  PRIMARY KEY (id)
);
CREATE INDEX vote_voidings_call ON vote_voidings USING btree (call_id);
CREATE INDEX vote_voidings_confirmer ON vote_voidings USING btree (confirmed_by);
CREATE INDEX vote_voidings_proposer ON vote_voidings USING btree (proposed_by);

create table votes (
  id uuid not null,
  call_id uuid not null,
  option_id uuid not null,
  receipt text not null,
  code_id uuid,
  phone_digest bytea,
  block_digest bytea,
  device_digest bytea,
  network_digest bytea,
  void_reason text,
  cast_at timestamp(3) with time zone not null,
  voiding_id uuid,
  FOREIGN KEY (call_id) REFERENCES grant_calls(id) ON DELETE RESTRICT,
  FOREIGN KEY (option_id) REFERENCES vote_options(id) ON DELETE RESTRICT,
  FOREIGN KEY (voiding_id) REFERENCES vote_voidings(id) ON DELETE SET NULL,
  PRIMARY KEY (id),
  UNIQUE (call_id, phone_digest),
  UNIQUE (call_id, receipt)
);
CREATE INDEX votes_code ON votes USING btree (code_id);
CREATE INDEX votes_option ON votes USING btree (option_id, cast_at);
CREATE INDEX votes_voiding ON votes USING btree (voiding_id);

create table youth_bank_board (
  id uuid not null,
  bank_id uuid not null,
  user_id uuid not null,
  role jsonb not null,
  position integer not null default 0,
  since date not null,
  until date,
  FOREIGN KEY (bank_id) REFERENCES youth_banks(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
CREATE INDEX youth_bank_board_bank ON youth_bank_board USING btree (bank_id, "position");
CREATE INDEX youth_bank_board_user ON youth_bank_board USING btree (user_id);

create table youth_bank_decisions (
  id uuid not null,
  bank_id uuid not null,
  decided_on date not null,
  title jsonb not null,
  reason jsonb not null,
  votes_for integer not null,
  votes_against integer not null,
  excused integer not null,
  CHECK ((excused >= 0)),
  CHECK ((votes_against >= 0)),
  CHECK ((votes_for >= 0)),
  FOREIGN KEY (bank_id) REFERENCES youth_banks(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
CREATE INDEX youth_bank_decisions_bank ON youth_bank_decisions USING btree (bank_id, decided_on DESC);

create table youth_bank_funds (
  id uuid not null,
  bank_id uuid not null,
  year integer not null,
  source jsonb not null,
  amount integer not null,
  CHECK (((year >= 2000) AND (year <= 2200))),
  CHECK ((amount > 0)),
  FOREIGN KEY (bank_id) REFERENCES youth_banks(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
CREATE INDEX youth_bank_funds_bank ON youth_bank_funds USING btree (bank_id, year);

create table youth_bank_projects (
  id uuid not null,
  bank_id uuid not null,
  title jsonb not null,
  municipality text not null,
  decided_on date not null,
  granted integer not null,
  contributed integer not null,
  spent integer not null default 0,
  state text not null,
  CHECK ((contributed >= 0)),
  CHECK ((granted > 0)),
  CHECK ((spent >= 0)),
  CHECK ((state = ANY (ARRAY['running'::text, 'finished'::text]))),
  FOREIGN KEY (bank_id) REFERENCES youth_banks(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
CREATE INDEX youth_bank_projects_bank ON youth_bank_projects USING btree (bank_id, decided_on DESC);

create table youth_banks (
  id uuid not null,
  slug text not null,
  name text not null,
  organisation_id uuid,
  municipalities text[] not null,
  about jsonb not null,
  active boolean not null default true,
  version integer not null default 1,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  closed_at timestamp(3) with time zone,
  CHECK (((length(name) >= 1) AND (length(name) <= 160))),
  CHECK ((cardinality(municipalities) > 0)),
  CHECK ((version > 0)),
  FOREIGN KEY (organisation_id) REFERENCES organisations(id) ON DELETE SET NULL,
  PRIMARY KEY (id),
  UNIQUE (slug)
);
CREATE INDEX youth_banks_municipalities ON youth_banks USING gin (municipalities);
CREATE INDEX youth_banks_organisation ON youth_banks USING btree (organisation_id);

create view active_members as
 SELECT id,
    language,
    interests,
    onboarded_at,
    created_at
   FROM users
  WHERE ((suspended_at IS NULL) AND (delete_after IS NULL));

create view active_organisations as
 SELECT id,
    slug,
    name,
    kind,
    municipality,
    website,
    logo,
    reply_days,
    verification,
    updated_at
   FROM organisations
  WHERE ((suspended_at IS NULL) AND (closed_at IS NULL));

create view application_changes as
 SELECT q.canvas_id,
    c.call_id,
    q.why,
    q.asked,
    q.asked_at,
    q.until,
    q.answered_at,
    s.content AS first_content,
        CASE
            WHEN (q.answered_at IS NOT NULL) THEN 'answered'::text
            WHEN (q.until > clock_timestamp()) THEN 'waiting'::text
            ELSE 'missed'::text
        END AS state
   FROM ((canvas_change_requests q
     JOIN canvases c ON ((c.id = q.canvas_id)))
     JOIN canvas_submissions s ON ((s.canvas_id = q.canvas_id)));

create view application_conflicts as
 SELECT s.call_id,
    s.canvas_id,
    t.user_id,
    'side'::text AS kind
   FROM (submitted_applications s
     JOIN application_sides t ON ((t.canvas_id = s.canvas_id)))
UNION ALL
 SELECT s.call_id,
    s.canvas_id,
    m.other_id AS user_id,
    'connected'::text AS kind
   FROM ((submitted_applications s
     JOIN application_teams t ON ((t.canvas_id = s.canvas_id)))
     JOIN connected_members m ON ((m.member_id = t.user_id)))
UNION ALL
 SELECT s.call_id,
    s.canvas_id,
    k.id AS user_id,
    'kin'::text AS kind
   FROM ((((((((submitted_applications s
     JOIN application_teams t ON ((t.canvas_id = s.canvas_id)))
     JOIN users u ON ((u.id = t.user_id)))
     LEFT JOIN member_places p ON ((p.user_id = u.id)))
     JOIN call_boards b ON (((b.call_id = s.call_id) AND (b.user_id <> t.user_id))))
     JOIN users k ON ((k.id = b.user_id)))
     LEFT JOIN member_places l ON ((l.user_id = k.id)))
     JOIN public_calls c ON ((c.id = s.call_id)))
     LEFT JOIN bank_names n ON ((n.id = c.bank_id)))
  WHERE ((string_to_array(fold_text(k.last_name), ' '::text) && string_to_array(fold_text(u.last_name), ' '::text)) AND (array_remove(ARRAY[p.municipality, (s.content ->> 'municipality'::text)], NULL::text) &&
        CASE
            WHEN (l.municipality IS NULL) THEN COALESCE(n.municipalities, '{}'::text[])
            ELSE ARRAY[l.municipality]
        END))
UNION ALL
 SELECT a.call_id,
    a.canvas_id,
    a.reviewer_id AS user_id,
    'declared'::text AS kind
   FROM review_assignments a
  WHERE ((a.conflict IS NOT NULL) AND (a.reviewer_id IS NOT NULL));

create view application_leads as
 SELECT id AS canvas_id,
    lead_id AS user_id
   FROM canvases
  WHERE (lead_id IS NOT NULL);

create view application_mentors as
 SELECT m.canvas_id,
    m.user_id
   FROM (canvas_mentors m
     JOIN active_members a ON ((a.id = m.user_id)));

create view application_reviewers as
 SELECT a.canvas_id,
    a.id AS assignment_id,
    a.reviewer_id AS user_id,
    a.number
   FROM ((review_assignments a
     JOIN public_calls p ON ((p.id = a.call_id)))
     JOIN bank_boards b ON (((b.bank_id = p.bank_id) AND (b.user_id = a.reviewer_id))))
  WHERE (a.conflict IS NULL);

create view application_sides as
 SELECT canvas_members.canvas_id,
    canvas_members.user_id
   FROM canvas_members
UNION
 SELECT canvas_mentors.canvas_id,
    canvas_mentors.user_id
   FROM canvas_mentors;

create view application_teams as
 SELECT canvas_id,
    user_id
   FROM canvas_members;

create view approved_applications as
 SELECT call_id,
    canvas_id,
    amount,
    confirmed_at
   FROM review_decisions
  WHERE ((confirmed_at IS NOT NULL) AND (amount IS NOT NULL) AND (canvas_id IS NOT NULL));

create view award_conflicts as
 SELECT s.canvas_id,
    k.user_id
   FROM (submitted_applications s
     JOIN application_conflicts k ON ((k.call_id = s.call_id)))
  WHERE ((k.kind <> 'connected'::text) OR (k.canvas_id = s.canvas_id))
UNION
 SELECT d.canvas_id,
    f.user_id
   FROM (decision_conflicts f
     JOIN review_decisions d ON ((d.id = f.decision_id)));

create view bank_boards as
 SELECT b.bank_id,
    b.user_id
   FROM (youth_bank_board b
     JOIN active_members m ON ((m.id = b.user_id)))
  WHERE ((b.until IS NULL) OR (b.until >= CURRENT_DATE));

create view bank_names as
 SELECT id,
    slug,
    name,
    municipalities,
    organisation_id,
    closed_at
   FROM youth_banks
  WHERE active;

create view bank_projects as
 SELECT youth_bank_projects.id,
    youth_bank_projects.bank_id,
    NULL::uuid AS call_id,
    NULL::text AS slug,
    youth_bank_projects.title,
    youth_bank_projects.municipality,
    youth_bank_projects.decided_on,
    youth_bank_projects.granted,
    youth_bank_projects.contributed,
    youth_bank_projects.spent,
    youth_bank_projects.state
   FROM youth_bank_projects
UNION ALL
 SELECT r.id,
    r.bank_id,
    r.call_id,
    r.slug,
    jsonb_build_object('bhs', r.title, 'en', '') AS title,
    COALESCE(r.municipality, b.municipalities[1]) AS municipality,
    r.decided_on,
    r.granted,
    r.contributed,
    r.spent,
        CASE
            WHEN r.finished THEN 'finished'::text
            ELSE 'running'::text
        END AS state
   FROM (project_results r
     JOIN youth_banks b ON ((b.id = r.bank_id)));

create view blocked_pairs as
 SELECT member_blocks.blocker_id AS member_id,
    member_blocks.blocked_id AS other_id
   FROM member_blocks
UNION ALL
 SELECT member_blocks.blocked_id AS member_id,
    member_blocks.blocker_id AS other_id
   FROM member_blocks;

create view board_decisions as
 SELECT canvas_id,
    amount
   FROM review_decisions
  WHERE ((confirmed_at IS NOT NULL) AND (canvas_id IS NOT NULL));

create view call_application_counts as
 SELECT call_id,
    (count(*))::integer AS begun,
    (count(submitted_at))::integer AS sent
   FROM canvases c
  GROUP BY call_id;

create view call_boards as
 SELECT c.id AS call_id,
    b.user_id
   FROM (public_calls c
     JOIN bank_boards b ON ((b.bank_id = c.bank_id)))
UNION
 SELECT s.call_id,
    s.user_id
   FROM (review_substitutes s
     JOIN active_members m ON ((m.id = s.user_id)));

create view call_grants as
 SELECT call_id,
    (count(*))::integer AS projects,
    (sum(granted))::integer AS given,
    (sum(contributed))::integer AS contributed
   FROM project_results
  GROUP BY call_id;

create view call_team_members as
 SELECT DISTINCT c.call_id,
    m.user_id
   FROM ((canvases c
     JOIN canvas_members m ON ((m.canvas_id = c.id)))
     JOIN active_members a ON ((a.id = m.user_id)));

create view changed_ages as
 SELECT c.call_id,
    s.canvas_id,
    m.user_id,
    u.born_on,
    max(b.changed_at) AS changed_at
   FROM (((((canvas_submissions s
     JOIN canvases c ON ((c.id = s.canvas_id)))
     LEFT JOIN canvas_answers a ON ((a.canvas_id = s.canvas_id)))
     JOIN canvas_members m ON ((m.canvas_id = s.canvas_id)))
     JOIN users u ON ((u.id = m.user_id)))
     JOIN changed_birthdays b ON (((b.user_id = m.user_id) AND (b.changed_at > COALESCE(a.arrived_at, s.arrived_at)))))
  GROUP BY c.call_id, s.canvas_id, m.user_id, u.born_on;

create view changed_birthdays as
 SELECT user_id,
    was,
    became,
    changed_at
   FROM birthday_changes;

create view confirmed_awards as
 SELECT a.canvas_id,
    a.call_id,
    COALESCE(o.given, a.amount) AS amount,
    COALESCE(e.closed_at, a.confirmed_at) AS confirmed_at
   FROM (((approved_applications a
     JOIN public_calls c ON ((c.id = a.call_id)))
     LEFT JOIN vote_options o ON ((o.canvas_id = a.canvas_id)))
     LEFT JOIN vote_closings e ON ((e.call_id = a.call_id)))
  WHERE (((c.content -> 'vote'::text) = 'null'::jsonb) OR (o.given IS NOT NULL));

create view connected_members as
 SELECT c.member_id,
    c.other_id,
    c.created_at
   FROM ((connections c
     JOIN active_members a ON ((a.id = c.member_id)))
     JOIN active_members b ON ((b.id = c.other_id)));

create view demanded_skills as
 SELECT d.day,
    s.area,
    s.skill_id,
    s.open
   FROM (skill_demand s
     JOIN skill_demand_days d ON ((d.day = s.day)))
UNION ALL
 SELECT d.day,
    o.key AS area,
    NULL::uuid AS skill_id,
    (o.value)::integer AS open
   FROM (skill_demand_days d
     CROSS JOIN LATERAL jsonb_each_text(d.open) o(key, value));

create view followed_members as
 SELECT f.follower_id AS member_id,
    f.followed_id AS other_id,
    f.created_at
   FROM (follows f
     JOIN active_members a ON ((a.id = f.followed_id)));

create view known_skills as
 SELECT id,
    group_name
   FROM skills;

create view learning_moments as
 SELECT skill_learning.user_id,
    skill_learning.started_at AS at
   FROM skill_learning
UNION ALL
 SELECT skill_learning.user_id,
    skill_learning.learnt_at AS at
   FROM skill_learning
  WHERE (skill_learning.learnt_at IS NOT NULL);

create view library_files as
 SELECT p.id,
    f.id AS file,
    f.width,
    f.height,
    f.placeholder
   FROM (library_pictures p
     JOIN stored_files f ON ((f.id = p.file_id)));

create view member_applications as
 SELECT id,
    user_id,
    opportunity_id,
    external,
    status,
    second,
    sent_at,
    answered_at
   FROM applications;

create view member_interviews as
 SELECT a.user_id,
    a.opportunity_id,
    i.application_id,
    i.starts_at,
    i.minutes,
    i.place,
    i.answer
   FROM (application_interviews i
     JOIN applications a ON ((a.id = i.application_id)))
  WHERE ((a.status <> ALL (ARRAY['declined'::text, 'withdrawn'::text, 'hired'::text])) AND ((i.answer IS NULL) OR (i.answer = 'yes'::text)) AND (i.cancelled_at IS NULL) AND (i.slots = '{}'::timestamp with time zone[]));

create view member_languages as
 SELECT s.user_id,
    (i.item ->> 'language'::text) AS language,
    (i.item ->> 'level'::text) AS level
   FROM (profile_sections s
     CROSS JOIN LATERAL jsonb_array_elements((s.content -> 'items'::text)) i(item))
  WHERE (s.section = 'languages'::text);

create view member_opportunity_events as
 SELECT user_id,
    opportunity_id,
    kind,
    reason,
    created_at
   FROM opportunity_events;

create view member_organisations as
 SELECT user_id,
    organisation_id
   FROM organisation_members;

create view member_places as
 SELECT user_id,
    (content ->> 'municipality'::text) AS municipality
   FROM profile_sections
  WHERE (section = 'intro'::text);

create view member_schools as
 SELECT s.user_id,
    n.name AS school,
    fold_text(n.name) AS folded
   FROM ((profile_sections s
     CROSS JOIN LATERAL jsonb_array_elements((s.content -> 'items'::text)) i(item))
     CROSS JOIN LATERAL ( SELECT COALESCE(NULLIF(btrim(((i.item -> 'place'::text) ->> 'bhs'::text)), ''::text), NULLIF(btrim(((i.item -> 'place'::text) ->> 'en'::text)), ''::text)) AS name) n)
  WHERE ((s.section = 'education'::text) AND ((i.item ->> 'kind'::text) = ANY (ARRAY['school'::text, 'university'::text])) AND (n.name IS NOT NULL));

create view member_skills as
 SELECT s.user_id,
    (i.item ->> 'skill'::text) AS skill,
    (i.item ->> 'label'::text) AS label,
    (i.item ->> 'level'::text) AS level
   FROM (profile_sections s
     CROSS JOIN LATERAL jsonb_array_elements((s.content -> 'items'::text)) i(item))
  WHERE (s.section = 'skills'::text);

create view mentorship_pairs as
 SELECT id,
    mentor_id,
    member_id,
    (state = 'active'::text) AS is_active
   FROM mentorships
  WHERE ((state = ANY (ARRAY['active'::text, 'ended'::text])) AND (accepted_at IS NOT NULL) AND (mentor_id IS NOT NULL));

create view minor_members as
 SELECT id
   FROM users
  WHERE (born_on > (((now() AT TIME ZONE 'Europe/Sarajevo'::text))::date - '18 years'::interval));

create view misread_words as
 SELECT r.words,
    r.skill_id
   FROM (skill_readings r
     JOIN active_members m ON ((m.id = r.user_id)))
  GROUP BY r.words, r.skill_id
 HAVING ((count(*) FILTER (WHERE (NOT r.fits)) >= 5) AND (count(*) FILTER (WHERE (NOT r.fits)) >= (3 * count(*) FILTER (WHERE r.fits))));

create view missed_searches as
 SELECT day,
    term,
    count
   FROM search_misses;

create view muted_members as
 SELECT muter_id AS member_id,
    muted_id AS other_id
   FROM member_mutes;

create view open_opportunities as
 SELECT id,
    slug,
    organisation_id,
    organisation,
    kind,
    status,
    title,
    summary,
    body,
    details,
    municipalities,
    mode,
    languages,
    amount_min,
    amount_max,
    amount_net,
    contract,
    first_job,
    vacancies,
    deadline,
    starts_at,
    ends_at,
    apply_here,
    external_url,
    questions,
    source_url,
    version,
    created_at,
    updated_at,
    changed_at,
    published_at,
    closed_at,
    closed_reason
   FROM public_opportunities
  WHERE ((status = 'published'::text) AND ((deadline IS NULL) OR (deadline > now())));

create view opportunity_changes as
 SELECT id,
    GREATEST(changed_at, updated_at) AS changed_at
   FROM opportunities;

create view organisation_people as
 SELECT m.organisation_id,
    o.name,
    m.user_id,
    m.role
   FROM ((organisation_members m
     JOIN active_organisations o ON ((o.id = m.organisation_id)))
     JOIN active_members p ON ((p.id = m.user_id)));

create view profile_changes as
 SELECT profiles.user_id,
    NULL::text AS section,
    profiles.updated_at
   FROM profiles
UNION ALL
 SELECT profile_sections.user_id,
    profile_sections.section,
    profile_sections.updated_at
   FROM profile_sections;

create view programme_names as
 SELECT id,
    slug,
    kind,
    name
   FROM grant_programmes;

create view project_addresses as
 SELECT canvas_id,
    call_id,
    slug
   FROM projects
  WHERE (canvas_id IS NOT NULL);

create view project_boards as
 SELECT p.id AS project_id,
    m.user_id AS member_id,
    b.user_id AS board_id
   FROM (((projects p
     JOIN project_members m ON ((m.project_id = p.id)))
     JOIN public_calls c ON ((c.id = p.call_id)))
     JOIN bank_boards b ON ((b.bank_id = c.bank_id)));

create view project_confirmed_hours as
 SELECT project_id,
    worked_on,
    minutes
   FROM project_hours
  WHERE (confirmed_at IS NOT NULL);

create view project_log_photos as
 SELECT p.id,
    p.activity_id,
    COALESCE(p.picture, l.file) AS picture,
    p.alt,
    COALESCE(p.placeholder, l.placeholder) AS placeholder,
    COALESCE(p.width, l.width) AS width,
    COALESCE(p.height, l.height) AS height,
    p.library_picture,
    p.created_at
   FROM (project_photos p
     LEFT JOIN library_files l ON ((l.id = p.library_picture)))
  WHERE (COALESCE(p.picture, l.file) IS NOT NULL);

create view project_people as
 SELECT p.id AS project_id,
    p.canvas_id,
    p.title,
    m.user_id
   FROM ((projects p
     JOIN project_members m ON ((m.project_id = p.id)))
     JOIN active_members a ON ((a.id = m.user_id)));

create view project_results as
 SELECT p.id,
    p.slug,
    p.call_id,
    c.bank_id,
    p.title,
    p.municipality,
    ((p.started_at AT TIME ZONE 'Europe/Sarajevo'::text))::date AS decided_on,
    p.amount AS granted,
    (s.contributed)::integer AS contributed,
    (s.spent)::integer AS spent,
    (p.finished_at IS NOT NULL) AS finished
   FROM ((projects p
     JOIN public_calls c ON ((c.id = p.call_id)))
     JOIN project_sums s ON ((s.project_id = p.id)));

create view project_sums as
 SELECT p.id AS project_id,
    s.received,
    s.spent,
    s.contributed,
    s.unconfirmed
   FROM (projects p
     CROSS JOIN LATERAL ( SELECT (COALESCE(sum(e.amount) FILTER (WHERE (e.kind = 'instalment'::text)), (0)::bigint))::double precision AS received,
            (COALESCE(sum(e.amount) FILTER (WHERE (e.kind = 'expense'::text)), (0)::bigint))::double precision AS spent,
            (COALESCE(sum(e.amount) FILTER (WHERE ((e.kind = 'contribution'::text) AND (e.confirmed_at IS NOT NULL))), (0)::bigint))::double precision AS contributed,
            (COALESCE(sum(e.amount) FILTER (WHERE ((e.kind = 'contribution'::text) AND (e.confirmed_at IS NULL))), (0)::bigint))::double precision AS unconfirmed
           FROM project_entries e
          WHERE ((e.project_id = p.id) AND (e.struck_at IS NULL))) s);

create view public_articles as
 SELECT s.slug,
    a.id,
    ((u.first_name || ' '::text) || u.last_name) AS author,
    jsonb_build_object('bhs',
        CASE
            WHEN (a.live_bhs_at <= now()) THEN (a.published #>> '{title,bhs}'::text[])
            ELSE ''::text
        END, 'en',
        CASE
            WHEN (a.live_en_at <= now()) THEN (a.published #>> '{title,en}'::text[])
            ELSE ''::text
        END) AS title
   FROM ((article_slugs s
     JOIN articles a ON ((a.id = s.article_id)))
     LEFT JOIN users u ON ((u.id = a.author_id)))
  WHERE ((a.published IS NOT NULL) AND (a.withdrawn_at IS NULL) AND (a.hidden_at IS NULL) AND (a.live_at <= now()) AND (u.suspended_at IS NULL) AND (u.delete_after IS NULL));

create view public_calls as
 SELECT id,
    slug,
    programme_id,
    bank_id,
    opportunity_id,
    status,
    content,
    opens_at,
    deadline,
    results_at,
    published_at,
    updated_at,
    cancelled_at,
    cancelled_reason,
    held_at,
    moves
   FROM grant_calls
  WHERE (status <> 'draft'::text);

create view public_forms as
 SELECT f.slug,
    there.is_there,
        CASE
            WHEN there.is_there THEN (v.content -> 'title'::text)
            ELSE NULL::jsonb
        END AS title,
        CASE
            WHEN there.is_there THEN o.name
            ELSE NULL::text
        END AS organisation,
    f.closes_at AS deadline,
    (there.is_there AND ((f.opens_at IS NULL) OR (f.opens_at <= now())) AND ((f.closes_at IS NULL) OR (f.closes_at > now())) AND ((f.quota IS NULL) OR (f.received < f.quota))) AS is_open
   FROM (((forms f
     LEFT JOIN form_versions v ON (((v.form_id = f.id) AND (v.number = f.published))))
     LEFT JOIN active_organisations o ON ((o.id = f.organisation_id)))
     CROSS JOIN LATERAL ( SELECT ((f.published IS NOT NULL) AND (f.archived_at IS NULL) AND (f.hidden_at IS NULL) AND ((f.organisation_id IS NULL) OR (o.id IS NOT NULL))) AS is_there) there)
  WHERE (EXISTS ( SELECT
           FROM form_versions any_version
          WHERE (any_version.form_id = f.id)));

create view public_mentors as
 SELECT m.user_id,
    m.slug,
    m.skills,
    m.first_slot_at,
    m.approved_at,
    m.updated_at
   FROM (mentors m
     JOIN active_members a ON ((a.id = m.user_id)))
  WHERE ((m.approved_at IS NOT NULL) AND (m.hidden_at IS NULL));

create view public_opportunities as
 SELECT o.id,
    o.slug,
    o.organisation_id,
    COALESCE(g.name, o.organisation_name) AS organisation,
    o.kind,
    o.status,
    o.title,
    o.summary,
    o.body,
    o.details,
    o.municipalities,
    o.mode,
    o.languages,
    o.amount_min,
    o.amount_max,
    o.amount_net,
    o.contract,
    o.first_job,
    o.vacancies,
    o.deadline,
    o.starts_at,
    o.ends_at,
    o.apply_here,
    o.external_url,
    o.questions,
    o.source_url,
    o.version,
    o.created_at,
    o.updated_at,
    o.changed_at,
    o.published_at,
    o.closed_at,
    o.closed_reason
   FROM (opportunities o
     LEFT JOIN organisations g ON ((g.id = o.organisation_id)))
  WHERE ((o.status = ANY (ARRAY['published'::text, 'closed'::text])) AND (g.suspended_at IS NULL) AND (g.closed_at IS NULL));

create view published_profiles as
 SELECT p.user_id,
    s.slug,
    p.visibility,
    p.published_at
   FROM ((profiles p
     JOIN active_members m ON ((m.id = p.user_id)))
     LEFT JOIN profile_slugs s ON (((s.user_id = p.user_id) AND s.is_current)))
  WHERE (p.published_at IS NOT NULL);

create view reserved_members as
 SELECT network_settings.user_id AS id
   FROM network_settings
  WHERE (network_settings.reachable = 'known'::text)
UNION
 SELECT minor_members.id
   FROM minor_members;

create view sent_canvas_people as
 SELECT c.id AS canvas_id,
    c.title,
    m.user_id
   FROM ((canvases c
     JOIN canvas_members m ON ((m.canvas_id = c.id)))
     JOIN active_members a ON ((a.id = m.user_id)))
  WHERE ((c.submitted_at IS NOT NULL) AND (c.title <> ''::text));

create view sent_requests as
 SELECT from_id,
    to_id,
    created_at
   FROM connection_requests
  WHERE ((withdrawn_at IS NULL) AND (created_at > (now() - '90 days'::interval)));

create view shown_activity as
 SELECT c.member_id AS reader_id,
    c.other_id AS member_id,
    s.active_at
   FROM ((connected_members c
     JOIN messaging_settings r ON (((r.user_id = c.member_id) AND r.shows_activity)))
     JOIN messaging_settings s ON (((s.user_id = c.other_id) AND s.shows_activity)))
  WHERE ((s.active_at > (now() - '6 days'::interval)) AND (NOT (EXISTS ( SELECT
           FROM blocked_pairs b
          WHERE ((b.member_id = c.member_id) AND (b.other_id = c.other_id))))) AND (NOT (EXISTS ( SELECT
           FROM minor_members y
          WHERE (y.id = ANY (ARRAY[c.member_id, c.other_id]))))));

create view shown_comments as
 SELECT id,
    about_kind,
    about_id,
    author_id,
    created_at
   FROM discussion_posts p
  WHERE ((hidden_at IS NULL) AND (deleted_at IS NULL));

create view shown_files as
 SELECT f.id,
    f.name,
    f.type,
    f.size
   FROM (files f
     LEFT JOIN users u ON ((u.id = f.uploaded_by)))
  WHERE ((f.attached_at IS NOT NULL) AND (f.hidden_at IS NULL) AND (f.shown_from <= now()) AND (u.suspended_at IS NULL) AND (u.delete_after IS NULL));

create view shown_library_documents as
 SELECT d.id,
    d.title,
    d.author,
    d.licence,
    f.id AS file_id,
    f.name,
    f.type,
    f.size
   FROM (library_documents d
     JOIN shown_files f ON ((f.id = d.file_id)));

create view skill_names as
 SELECT skill_id,
    locale,
    label,
    folded,
    origin,
    place
   FROM skill_labels;

create view stored_files as
 SELECT id,
    name,
    size,
    width,
    height,
    placeholder
   FROM files
  WHERE (attached_at IS NOT NULL);

create view submitted_applications as
 SELECT s.canvas_id,
    c.call_id,
    COALESCE(a.content, s.content) AS content,
    s.counted_at
   FROM ((canvas_submissions s
     JOIN canvases c ON ((c.id = s.canvas_id)))
     LEFT JOIN canvas_answers a ON ((a.canvas_id = s.canvas_id)));

create view vote_outcomes as
 SELECT o.call_id,
    o.canvas_id,
    o.votes,
    o.given
   FROM (vote_options o
     JOIN vote_closings e ON ((e.call_id = o.call_id)));

create view waiting_questions as
 SELECT id,
    about_kind,
    about_id
   FROM discussion_posts q
  WHERE ((question_id IS NULL) AND (deleted_at IS NULL) AND (hidden_at IS NULL) AND (NOT (EXISTS ( SELECT
           FROM discussion_posts a
          WHERE ((a.question_id = q.id) AND a.official AND (a.hidden_at IS NULL))))) AND (NOT (EXISTS ( SELECT
           FROM discussion_threads t
          WHERE (t.post_id = q.id)))));

create view wanted_skills as
 SELECT opportunity_id,
    skill_id,
    importance,
    level
   FROM opportunity_skills;

CREATE TRIGGER announcements_changed AFTER INSERT OR DELETE OR UPDATE ON announcements FOR EACH STATEMENT EXECUTE FUNCTION publish_announcement_change();

CREATE TRIGGER application_files_release AFTER DELETE ON application_files FOR EACH ROW EXECUTE FUNCTION release_file('id');

CREATE TRIGGER applications_cv_facts BEFORE INSERT OR UPDATE OF cv ON applications FOR EACH ROW EXECUTE FUNCTION note_cv_facts();

CREATE TRIGGER articles_library_uses AFTER DELETE ON articles FOR EACH ROW EXECUTE FUNCTION release_library_uses('article');

CREATE TRIGGER articles_tags AFTER INSERT OR UPDATE OF published, live_bhs_at, live_en_at, withdrawn_at, hidden_at ON articles FOR EACH ROW EXECUTE FUNCTION update_article_tags();

CREATE TRIGGER audit_entries_append_only BEFORE DELETE OR UPDATE ON audit_entries FOR EACH ROW EXECUTE FUNCTION guard_audit();

CREATE TRIGGER audit_entries_waiting AFTER INSERT ON audit_entries FOR EACH ROW EXECUTE FUNCTION note_audit_entry();

CREATE TRIGGER audit_seals_append_only BEFORE DELETE OR UPDATE ON audit_seals FOR EACH ROW EXECUTE FUNCTION guard_audit_seals();

CREATE TRIGGER canvas_documents_release AFTER DELETE ON canvas_documents FOR EACH ROW EXECUTE FUNCTION release_file('id');

CREATE TRIGGER content_blocks_library_uses AFTER DELETE ON content_blocks FOR EACH ROW EXECUTE FUNCTION release_block_pictures();

CREATE TRIGGER content_blocks_published AFTER INSERT OR DELETE OR UPDATE ON content_blocks FOR EACH STATEMENT EXECUTE FUNCTION announce_page_change();

CREATE TRIGGER content_revisions_append_only BEFORE DELETE OR UPDATE OF id, locale, revision, document, restored_from, created_at ON content_revisions FOR EACH ROW EXECUTE FUNCTION refuse_history_change();

CREATE TRIGGER feed_posts_pictures AFTER DELETE ON feed_posts FOR EACH ROW EXECUTE FUNCTION release_library_uses('feedpost');

CREATE TRIGGER files_removed AFTER DELETE ON files FOR EACH ROW EXECUTE FUNCTION note_removed_file();

CREATE TRIGGER form_files_release AFTER DELETE ON form_files FOR EACH ROW EXECUTE FUNCTION release_file('id');

CREATE TRIGGER form_submissions_count_changed AFTER UPDATE ON form_submissions REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_changed_form_submissions();

CREATE TRIGGER form_submissions_count_gone AFTER DELETE ON form_submissions REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_gone_form_submissions();

CREATE TRIGGER form_submissions_count_new AFTER INSERT ON form_submissions REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_new_form_submissions();

CREATE TRIGGER form_submissions_figures_changed AFTER UPDATE ON form_submissions REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION replace_form_figures();

CREATE TRIGGER form_submissions_figures_new AFTER INSERT ON form_submissions REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION add_form_figures();

CREATE TRIGGER legal_versions_published AFTER INSERT OR DELETE OR UPDATE ON legal_versions FOR EACH STATEMENT EXECUTE FUNCTION announce_page_change();

CREATE TRIGGER library_crops_removed AFTER DELETE ON library_crops FOR EACH ROW EXECUTE FUNCTION release_file('file_id');

CREATE TRIGGER library_crops_replaced AFTER UPDATE OF file_id ON library_crops FOR EACH ROW WHEN ((old.file_id <> new.file_id)) EXECUTE FUNCTION release_file('file_id');

CREATE TRIGGER library_crops_shown AFTER INSERT OR UPDATE OF file_id ON library_crops FOR EACH ROW EXECUTE FUNCTION note_library_crop();

CREATE TRIGGER library_document_uses_noted AFTER INSERT OR DELETE OR UPDATE ON library_document_uses FOR EACH ROW EXECUTE FUNCTION note_library_document_use();

CREATE TRIGGER library_documents_removed AFTER DELETE ON library_documents FOR EACH ROW EXECUTE FUNCTION release_file('file_id');

CREATE TRIGGER library_documents_replaced AFTER UPDATE OF file_id ON library_documents FOR EACH ROW WHEN ((old.file_id <> new.file_id)) EXECUTE FUNCTION release_file('file_id');

CREATE TRIGGER library_documents_shown AFTER INSERT OR UPDATE OF file_id ON library_documents FOR EACH ROW EXECUTE FUNCTION note_library_document();

CREATE TRIGGER library_pictures_removed AFTER DELETE ON library_pictures FOR EACH ROW EXECUTE FUNCTION release_file('file_id');

CREATE TRIGGER library_pictures_replaced AFTER UPDATE OF file_id ON library_pictures FOR EACH ROW WHEN ((old.file_id <> new.file_id)) EXECUTE FUNCTION release_file('file_id');

CREATE TRIGGER library_pictures_shown AFTER INSERT OR UPDATE OF file_id ON library_pictures FOR EACH ROW EXECUTE FUNCTION note_library_file();

CREATE TRIGGER library_uses_noted AFTER INSERT OR DELETE OR UPDATE ON library_uses FOR EACH ROW EXECUTE FUNCTION note_library_use();

CREATE TRIGGER limit_settings_changed AFTER INSERT OR DELETE OR UPDATE ON limit_settings FOR EACH STATEMENT EXECUTE FUNCTION publish_limit_change();

CREATE TRIGGER message_files_release AFTER DELETE ON message_files FOR EACH ROW EXECUTE FUNCTION release_file('id');

CREATE CONSTRAINT TRIGGER network_directory_name AFTER UPDATE OF first_name, last_name ON users DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION network_directory_renamed();

CREATE CONSTRAINT TRIGGER network_directory_profile AFTER INSERT OR DELETE OR UPDATE ON profiles DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION network_directory_changed();

CREATE CONSTRAINT TRIGGER network_directory_section AFTER INSERT OR DELETE OR UPDATE ON profile_sections DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION network_directory_changed();

CREATE TRIGGER occupation_labels_decided BEFORE INSERT ON occupation_labels FOR EACH ROW EXECUTE FUNCTION keep_decided_names('occupation_id');

CREATE TRIGGER occupation_skills_decided BEFORE INSERT ON occupation_skills FOR EACH ROW EXECUTE FUNCTION keep_decided_links();

CREATE TRIGGER opportunities_deleted AFTER DELETE ON opportunities REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_opportunities_deleted();

CREATE TRIGGER opportunities_inserted AFTER INSERT ON opportunities REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_opportunities_inserted();

CREATE TRIGGER opportunities_library_uses AFTER DELETE ON opportunities FOR EACH ROW EXECUTE FUNCTION release_library_uses('opportunity');

CREATE TRIGGER opportunities_searched AFTER INSERT OR UPDATE ON opportunities FOR EACH ROW EXECUTE FUNCTION search_notes_opportunity();

CREATE TRIGGER opportunities_updated AFTER UPDATE ON opportunities REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_opportunities_updated();

CREATE TRIGGER opportunity_search_sampled AFTER INSERT OR DELETE OR UPDATE ON opportunity_search FOR EACH ROW EXECUTE FUNCTION search_keeps_sample();

CREATE TRIGGER opportunity_skills_searched AFTER INSERT OR DELETE OR UPDATE ON opportunity_skills FOR EACH ROW EXECUTE FUNCTION search_notes_skill();

CREATE TRIGGER organisations_logo_release AFTER UPDATE OF logo ON organisations FOR EACH ROW WHEN (((old.logo IS DISTINCT FROM new.logo) AND (old.logo IS NOT NULL))) EXECUTE FUNCTION release_file('logo');

CREATE TRIGGER organisations_logo_removed AFTER DELETE ON organisations FOR EACH ROW WHEN ((old.logo IS NOT NULL)) EXECUTE FUNCTION release_file('logo');

CREATE TRIGGER organisations_searched AFTER UPDATE OF name, suspended_at, closed_at ON organisations FOR EACH ROW WHEN (((old.name IS DISTINCT FROM new.name) OR (old.suspended_at IS DISTINCT FROM new.suspended_at) OR (old.closed_at IS DISTINCT FROM new.closed_at))) EXECUTE FUNCTION search_notes_organisation();

CREATE TRIGGER organisations_tell_offers AFTER UPDATE OF suspended_at, closed_at ON organisations FOR EACH ROW WHEN ((((old.suspended_at IS NULL) AND (old.closed_at IS NULL)) IS DISTINCT FROM ((new.suspended_at IS NULL) AND (new.closed_at IS NULL)))) EXECUTE FUNCTION opportunities_follow_organisation();

CREATE TRIGGER pages_library_uses AFTER DELETE ON pages FOR EACH ROW EXECUTE FUNCTION release_library_uses('page');

CREATE TRIGGER product_settings_changed AFTER INSERT OR DELETE OR UPDATE ON product_settings FOR EACH STATEMENT EXECUTE FUNCTION publish_product_settings();

CREATE TRIGGER profile_pictures_release AFTER DELETE ON profile_pictures FOR EACH ROW EXECUTE FUNCTION release_file('id');

CREATE TRIGGER project_files_release AFTER DELETE ON project_files FOR EACH ROW EXECUTE FUNCTION release_file('id');

CREATE TRIGGER project_photos_release AFTER DELETE ON project_photos FOR EACH ROW EXECUTE FUNCTION release_file('picture');

CREATE TRIGGER projects_library_uses AFTER DELETE ON projects FOR EACH ROW EXECUTE FUNCTION release_library_uses('project');

CREATE TRIGGER resting_areas_changed AFTER INSERT OR DELETE OR UPDATE ON resting_areas FOR EACH STATEMENT EXECUTE FUNCTION publish_area_change();

CREATE TRIGGER session_ended AFTER UPDATE OF ended_at ON sessions FOR EACH ROW WHEN (((old.ended_at IS NULL) AND (new.ended_at IS NOT NULL))) EXECUTE FUNCTION announce_session_end();

CREATE TRIGGER skill_labels_decided BEFORE INSERT ON skill_labels FOR EACH ROW EXECUTE FUNCTION keep_decided_names('skill_id');

CREATE TRIGGER text_change_items_stay BEFORE DELETE OR UPDATE ON text_change_items FOR EACH ROW EXECUTE FUNCTION refuse_text_history_change();

CREATE TRIGGER text_overrides_changed AFTER INSERT OR DELETE OR UPDATE ON text_overrides FOR EACH STATEMENT EXECUTE FUNCTION announce_text_change();
