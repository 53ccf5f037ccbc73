-- Why a text looks like no notice (news, a menu, results …); empty where it is one, or a person has said so.
alter table notices add column no_notice text
  constraint notices_no_notice_check check (no_notice in ('news', 'menu', 'results', 'decision', 'tender', 'prices', 'other'));
