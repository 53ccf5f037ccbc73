-- Editors speak about the draft of an article as what they are.
alter table discussion_posts drop constraint discussion_posts_voice_check;
alter table discussion_posts
  add constraint discussion_posts_voice_check check (voice in ('mentor', 'board', 'editor')) not valid;
alter table discussion_posts validate constraint discussion_posts_voice_check;
