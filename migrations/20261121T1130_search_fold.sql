create extension if not exists pg_trgm;

-- One fold for search in names: letter case, č ć š ž đ, dj for đ and Cyrillic make no difference.
create function search_fold(value text) returns text
  language sql immutable strict parallel safe
  return replace(
    replace(
      replace(
        replace(
          translate(lower(value), 'абвгдђежзијклмнопрстћуфхцчшčćšžđ', 'abvgddezzijklmnoprstcufhccsccszd'),
          'љ', 'lj'),
        'њ', 'nj'),
      'џ', 'dz'),
    'dj', 'd');

create index users_search on users using gin
  (search_fold(first_name || ' ' || last_name || ' ' || email::text) gin_trgm_ops);
