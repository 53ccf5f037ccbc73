-- Voice messages are files of messages that sound: how long, and how loud each part of them is.
alter table message_files add column milliseconds int not null default 0;
alter table message_files add column waveform text not null default '' check (waveform ~ '^[0-9]{0,40}$');
alter table message_files drop constraint message_files_kind_check,
  add constraint message_files_kind_check check (kind in ('picture', 'file', 'voice'));
