/** Texts of the time left until a deadline. */
export const messages = {
  days: 'još {days, plural, one {# dan} few {# dana} other {# dana}}',
  daysHours:
    'još {days, plural, one {# dan} few {# dana} other {# dana}}{hours, plural, =0 {} one { i # sat} few { i # sata} other { i # sati}}',
  hoursMinutes:
    'još {hours, plural, one {# sat} few {# sata} other {# sati}}{minutes, plural, =0 {} one { i # minuta} few { i # minute} other { i # minuta}}',
  minutes: 'još {minutes, plural, one {# minuta} few {# minute} other {# minuta}}',
  lastMinute: 'još manje od minute',
} as const
