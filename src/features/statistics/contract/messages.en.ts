import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './messages.bhs.ts'

export const messages = {
  lead: 'Each report has a picture, a table and a file.',
  until: 'Figures up to the end of {day}.',
  waiting: 'The figures are being prepared. Look again in a minute.',
  nothing: 'There is nothing to count yet.',
  tooFew: 'The groups are too small to be shown.',
  notYet: 'There is no month after joining yet.',
  back: 'All reports',
  unknown: 'There is no such report',
  how: 'How we count.',
  not: 'What we do not know.',
  bySkill: '{skill} by area',
  allSkills: 'All skills',
  honest: {
    title: 'Without names',
    text: 'Here are groups only: who is in them is not kept. Fewer than {few} people are not shown. The file has the same rows and filters as the table.',
  },
  filters: {
    period: 'Period',
    months: '{n, plural, one {Last month} other {Last # months}}',
    year: 'Year',
    allYears: 'All years',
    area: 'Canton, Republika Srpska or the District',
    everywhere: 'Whole country',
    device: 'Device',
    allDevices: 'All devices',
    phone: 'Phone',
    desktop: 'Desktop',
  },
  figures: {
    none: '–',
    few: 'fewer than {few}',
    hidden: '·',
    share: '{n}%',
    money: 'KM {n}',
    seconds: '{n} s',
    milliseconds: '{n} ms',
  },
  legend: {
    wanted: 'wanted, % of offers',
    known: 'known, % of members',
    few: 'No mark: fewer than {few}, not calculated.',
  },
  heads: {
    applications: 'Month sent',
    grants: 'Municipality',
    skills: 'Skill',
    areas: 'Area',
    cohorts: 'Month joined',
    retention: 'After joining',
    funnel: 'Step',
    searches: 'Term',
    mail: 'Month',
    speed: 'Page',
  },
  findings: {
    funnel: 'Of those who create an account, {applied} apply and {answered} get a reply.',
    searches: 'People search most for “{term}” and find nothing.',
    mail: '{share} of emails were accepted.',
    applications: '{share} of applications have a reply.',
    grants: '{place} received the most: {sum}.',
    skills: 'Most lacking: {lack}. {has, select, yes {More than enough: {surplus}.} other {}}',
    cohorts: '{share} came back a month after joining ({month}).',
    retention:
      '{n, plural, one {After # month, {share} come back.} other {After # months, {share} come back.}}',
    speed: 'Slowest is “{page}”: three times out of four its main part comes within {time}.',
  },
  notes: {
    funnel: '{n} accounts',
    searches: '{n} searches without results',
    mail: '{accepted} accepted, {failed} not accepted',
    applications: '{sent} sent, {answered} answered, {people} people',
    grants:
      '{sum} for {n, plural, one {# project} other {# projects}} in {places, plural, one {# municipality} other {# municipalities}}',
    skills: '{offers} open offers, {members} members with skills',
    cohorts: '% active from joining to 6 months after',
    retention: '{members} members followed',
    speed: '{n} measurements',
  },
  questions: {
    funnel: 'How far do those who create an account get?',
    searches: 'What do people look for that we do not have?',
    mail: 'Do our emails arrive?',
    applications: 'How many people apply, and do they get a reply?',
    grants: 'Where did the money go, and how much did communities add?',
    skills: 'What do employers ask for that people do not know, and the other way round?',
    cohorts: 'Do those who joined in the same month come back?',
    retention: 'How many people stay in the months after joining?',
    speed: 'How fast do pages open for those who use them?',
  },
  definitions: {
    funnel:
      'People who created an account in the period, and how many of them had finished the first steps, sent an application on Zamah and received a reply by the end of the count. Each person counts once; accounts and first steps are counted as in the console overview. Groups of fewer than {few} people are not shown.',
    searches:
      'Words of searches without filters that found nothing, with all spellings of a word together. A term appears once people have searched for it at least {few} times on at least {days} days; the others are in the total only. We do not store who searched.',
    mail: 'An email is accepted when the mail server that we send through takes it, counted on that day. If the last attempt fails too, it is not accepted. Emails are not people, so small numbers are shown too; we do not store who received them.',
    applications:
      'Applications to opportunities on Zamah, by the day they were sent, as in the console overview. Answered means that the organisation had replied by the end of the count. A person counts once in a period, so the months may add up to more. The area is that of the person’s profile. Groups of fewer than {few} people are not shown.',
    grants:
      'Projects that have begun, by the year they began and their municipality, with the amount granted and what the community has given and had confirmed. They are public, so they are shown even where they are few.',
    skills:
      'Wanted: the share of jobs, internships and volunteering open on the last day that ask for the skill; remote work counts in every area. Known: the share of members who have put the skill in their profile, of those who have put in any. The difference is in percentage points. Groups of fewer than {few} people are not shown.',
    cohorts:
      'Members by the month they created their account. Those who used their account in a month have come back, like the active members in the console overview. It is counted while the month lasts, and the current month is not shown. Groups of fewer than {few} people are not shown.',
    retention:
      'All who joined the same time ago, together: they are different people, so everybody counts once. Those who used their account in that month have come back. Groups of fewer than {few} people are not shown.',
    speed:
      'One time in four, the browser measures a page that came over the network: when its main part was drawn (LCP), how long the slowest answer to a press or key takes (INP), how far content moves on its own (CLS) and when the first byte comes (TTFB). Shown is the value that three of four measurements do not exceed, estimated from classes. Good is up to 2.5 s, 200 ms, 0.1 and 0.8 s; poor is above 4 s, 500 ms, 0.25 and 1.8 s. A phone is a screen narrower than 768 pixels. Measurements are not people, so their number is shown even where it is small; from fewer than {few} we work out nothing. We do not store whose browser it was.',
  },
  unknowns: {
    funnel:
      'Visits are not counted, so the funnel starts with an account. People who joined yesterday have had no time to apply.',
    searches:
      'Not every search is counted, so we do not know the share without results. Searches with numbers or addresses are not stored.',
    mail: 'We do not know whether an email ends in spam or is returned after it was accepted.',
    applications:
      'Applications sent outside Zamah are not here. Those of the last weeks are still waiting for a reply, so their share is smaller.',
    grants:
      'Money that was approved for a project that has not begun is not here yet. What was spent is on the project’s page.',
    skills: 'Offers outside Zamah are not here. What is known is what people have said about themselves.',
    cohorts:
      'Months before statistics began were not counted. Those who deleted their account are no longer here.',
    retention:
      'Months before statistics began were not counted. Why somebody does not come back, figures do not say.',
    speed:
      'Public reading pages have no script for guests and are not measured, nor is going on to another page within the application. Some browsers do not measure everything. We delete measurements after a year, so longer periods hold no more than that.',
  },
} as const satisfies SameShape<typeof bhs>
