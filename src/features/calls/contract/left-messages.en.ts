/** Texts of the time left until a deadline. */
export const messages = {
  days: '{days, plural, one {# day} other {# days}} left',
  daysHours:
    '{days, plural, one {# day} other {# days}}{hours, plural, =0 {} one { and # hour} other { and # hours}} left',
  hoursMinutes:
    '{hours, plural, one {# hour} other {# hours}}{minutes, plural, =0 {} one { and # minute} other { and # minutes}} left',
  minutes: '{minutes, plural, one {# minute} other {# minutes}} left',
  lastMinute: 'less than a minute left',
} as const
