import * as by from './files.ts'
import { later, type Row, row } from './row.ts'

const guest = by.session('whoever is signed in and opens ${path} is led to the dashboard')
const stranger = by.session('a stranger who opens ${path} is led to the sign-in')
const titled = by.screens('every public page has its title and speaks its language (${language})')
const nowhere = by.screens('${path} is not found, with a card and a way home')
const language = by.screens('the language is Bosnian until somebody chooses, and the choice stays')

export const routes: readonly Row[] = [
  row(
    '1.free',
    'The plan costs nothing, for ever',
    by.landingPage('sees that it is free for ever, at the price'),
  ),
  row(
    '1.users',
    'Visitors, members and admins; admins edit page texts in place',
    by.editing('a global admin edits the front page in place, and everybody sees it'),
    by.editing(
      'an admin without the global permission reads why there is no editor; a member has no bar at all',
    ),
  ),
  row('1.language.switch', 'A switch BHS/ENG keeps the choice under preferred-language', language),
  row('1.language.default', 'Without a choice the language is bhs', language),
  row('2.route.landing', '/ is the landing page, the dashboard for whoever is signed in', titled, guest),
  row(
    '2.route.landing.admin',
    'An admin stays on / with admin_edit=true, and only then',
    by.adminBar('the bar leads to the console, names admin and page, and switches edit mode (${language})'),
    by.adminBar('an admin who opens the front page without edit mode is led to the dashboard'),
    by.adminBar('a member has no bar, no edit mode and no question about permissions'),
  ),
  row('2.route.login', '/login, for guests', titled, guest),
  row('2.route.register', '/register, for guests', titled, guest),
  row(
    '2.route.forgot',
    '/forgot-password, for guests, with email and auto in the query',
    titled,
    guest,
    by.entry('members of a former site start at the code'),
  ),
  row(
    '2.route.reset',
    '/password-reset, for guests, with a token in the query',
    titled,
    guest,
    by.recovery('the reset by link checks its token at once and tells every failure (${language})'),
  ),
  row(
    '2.route.verify',
    '/auth/verify, with an email and a token in the query',
    titled,
    by.joining('an opened link verifies by itself and leads on after two seconds (${language})'),
  ),
  row(
    '2.route.onboarding',
    '/onboarding is a wizard of three steps',
    titled,
    by.joining('the three first steps check, send and open the dashboard (${language})'),
  ),
  row(
    '2.route.legal',
    '/terms and /privacy have real texts',
    titled,
    by.legalTexts('are there in both languages and within their limits'),
  ),
  row('2.route.banks', '/ob, /ob/landing, /ob/orange-grants and their aliases', titled),
  row(
    '2.route.profile.public',
    '/profil/{slug} shows a public profile',
    by.profilePage(
      'on a phone a member writes a profile in place, sees it with the eyes of others and publishes it',
    ),
    by.profiles('finds nothing in public before it is published, nor after it is taken back'),
  ),
  row(
    '2.route.page',
    '/page/{slug} shows a page made by admins',
    by.pageBuilder('make a page, publish it, and everybody reads it'),
    by.pageBuilderPage(
      'staff make a page on a phone with keys and taps, a visitor reads it without script, and a desktop brings an older version back',
    ),
  ),
  row(
    '2.route.articles',
    '/articles and /articles/{slug}',
    by.articles('writes an article, an editor publishes it, and everybody reads it'),
    by.articlesPage(
      'a visitor finds an article by topic, reads it in both languages and goes on to the next',
    ),
  ),
  row(
    '2.route.forms',
    '/forms/{slug} shows a form made by admins',
    by.formBuilder('make a form, publish it, a visitor without script sends it and staff read the answer'),
    by.formPage(
      'staff make and publish a form on a phone, a visitor without script sends it, and staff read the answer',
    ),
  ),
  row(
    '2.route.admin-login',
    '/admin/login is a sign-in for admins',
    titled,
    by.editing('the admin sign-in leads admins to the console and tells a member that it is not for them'),
  ),
  row(
    '2.route.unknown',
    'Any other path shows a card 404 Page Not Found',
    nowhere,
    by.screens('a member who goes astray sees the same card'),
  ),
  row(
    '2.protected.redirect',
    'Strangers are led from protected pages to /login',
    stranger,
    by.settingsPage('a stranger is led to the sign-in page'),
  ),
  row(
    '2.protected.spinner',
    'A spinner stands while the session loads',
    by.session('while the session loads a spinner says so'),
  ),
  row(
    '2.route.dashboard',
    '/dashboard greets the member',
    stranger,
    by.settingsPage('the dashboard greets a member and leads on to the profile'),
    by.dashboardPage(
      'a member on a phone sees what is next, arranges the cards and takes the deadlines into a calendar',
    ),
  ),
  row(
    '2.route.admin',
    '/admin is the console, without a footer',
    stranger,
    by.editing('the console finds people by any spelling and brings an old text back'),
  ),
  row(
    '2.route.profile',
    '/profile and /profile/{x}',
    stranger,
    by.profilePage(
      'on a phone a member writes a profile in place, sees it with the eyes of others and publishes it',
    ),
    by.profiles('sees as a member what is for members, by id and by address'),
  ),
  row(
    '2.route.skills',
    '/ai-skills is the AI skill analytics, for members',
    stranger,
    by.aiSkills(
      'on a phone and by keyboard a member tells what they do, confirms it, heads for an occupation, backs a skill and learns one',
    ),
    by.aiSkills('who heads nowhere yet is asked, and a refused proposal stays refused'),
  ),
  row(
    '2.route.feed',
    '/feed is the feed, for members',
    stranger,
    by.feed('appears at once for its author and for others, the newest first, page after page'),
    by.feedForYou('begins with people and tags near them, says why, leaves out what they muted, and ends'),
    by.feedPages('a visitor without script reads a public post with its poll, event and comments'),
  ),
  row(
    '2.route.network',
    '/network and its alias /my-network',
    stranger,
    by.network('two members meet: one asks with a note, the other accepts, and a block ends all of it'),
  ),
  row(
    '2.route.canvas',
    '/canvas, without header and footer',
    stranger,
    by.adminBar(
      'on the canvas the bar stands without header and footer, names it, and keeps its name while editing',
    ),
    by.canvasPage(
      'an application is begun on a phone, goes on without a link, and is written on a desktop at the same time',
    ),
  ),
  later('2.route.admin.areas', '/admin/{x}', 'admin'),
  row(
    '2.route.admin.pages',
    '/admin/pages lists the pages of admins',
    stranger,
    by.pageBuilder('find, copy, put away and delete pages'),
  ),
  row(
    '2.route.page-builder',
    '/admin/page-builder and its editor',
    stranger,
    by.pageBuilder('go on writing without a visitor reading it, and come back to an earlier version'),
    by.pageBuilderPage(
      'staff make a page on a phone with keys and taps, a visitor reads it without script, and a desktop brings an older version back',
    ),
  ),
  row(
    '2.route.form-builder',
    '/admin/form-builder, its editor and submissions',
    by.formBuilder('make a form, publish it, a visitor without script sends it and staff read the answer'),
    by.formPage(
      'staff make and publish a form on a phone, a visitor without script sends it, and staff read the answer',
    ),
  ),
  row(
    '2.route.team-test',
    '/team-test, behind the sign-in',
    stranger,
    by.teamTest(
      'the test is taken on a phone without a link, by keys, and its summary is shared with a team',
    ),
  ),
  row(
    '2.route.export-texts',
    '/export-texts, behind the sign-in',
    stranger,
    by.texts('is for staff of content, and for nobody else'),
    by.texts('is a table as the programs of its reader open it, with the filters of the list'),
  ),
  row(
    '2.route.articles.edit',
    '/articles/new, /article/new and /articles/{id}/edit, behind the sign-in',
    stranger,
    by.articlesPage(
      'a member writes an article on a phone, an editor publishes it, and a visitor reads it without script',
    ),
  ),
  row(
    '2.title.form',
    'A title is the page title and the product',
    by.titles('a page is called by its title and the product'),
    titled,
  ),
  row(
    '2.title.table',
    'The page title comes from the route table',
    titled,
    by.pages('titles tell pages apart'),
  ),
  row(
    '2.title.path',
    'Otherwise it is the first segment, capitalised, at most four words',
    by.titles('%s outside the route table is called %j'),
    by.pages('a page that is not there says so with its first segment'),
  ),
  row(
    '2.title.pageview',
    'Each change of route sends a page view, after consent',
    by.consent('nothing leaves the site until a visitor agrees, and each new page is reported afterwards'),
  ),
]
