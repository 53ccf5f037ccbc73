-- From where a session was started, as a keyed digest of the network: a sign-in from elsewhere is told to the member.
alter table sessions add column client_key text not null default '';
