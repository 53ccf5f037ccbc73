-- What a member says about their suggestions. The list itself is worked out anew whenever it is asked for.
create table recommendation_settings (
  user_id uuid primary key references users on delete cascade,
  near text not null default 'normal' check (near in ('less', 'normal', 'more')),
  pay text not null default 'normal' check (pay in ('less', 'normal', 'more')),
  learning text not null default 'normal' check (learning in ('less', 'normal', 'more')),
  -- What they looked at and saved before this moment counts no longer; "not for me" stays.
  reset_at timestamptz(3),
  updated_at timestamptz(3) not null default now()
);
