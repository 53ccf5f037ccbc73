-- How fast pages came, as browsers measured it: a row counts the openings of one page on one kind of device on one day, each
-- measure as a histogram. It names no person and no address.
create table statistics_page_speed (
  day date not null,
  page text not null,
  device text not null check (device in ('phone', 'desktop')),
  visits int not null check (visits > 0),
  lcp int[] not null,
  inp int[] not null,
  cls int[] not null,
  ttfb int[] not null,
  primary key (day, page, device)
);
