import { toCyrillic } from '#platform/contract/fold-script.ts'

/** Names that Cyrillic texts write in Latin letters too, with our endings: Excela, Photoshop-u. */
const FOREIGN_NAMES = (
  'Adobe Airbnb Amazon Android Angular Ansys Apple Arduino Audacity AutoCAD Azure Bash Bitcoin Blender Booking Bootstrap ' +
  'Canon Canva Capcut Cisco Claude Cloud Coursera Django Docker Dribbble Dropbox Duolingo Eclipse Erasmus Ethereum ' +
  'Excel Facebook Figma Flask Flutter Fortnite Gimp Git GitHub GitLab Gmail Godot Goethe Google Gradle Helm IELTS Illustrator ' +
  'InDesign Instagram Jackson Java JavaScript Jenkins Jira Joomla Kanban Kotlin Kubernetes LaTeX Laravel LinkedIn ' +
  'Linkedin MATLAB Magento MailChimp Mailchimp Meta Microsoft Minitab MongoDB Moodle Netflix NodeJS Node Notion ' +
  'NVIDIA Nvidia Office Oracle Outlook PHP Pandas Photoshop Pinterest Postman PowerPoint Premiere Prezi Primavera ' +
  'Python React Reddit Redis Revit Ruby Rust SAP SCADA Scratch Scrum Selenium Shopify Siemens SketchUp Skype Slack ' +
  'Snapchat SolidWorks Spotify Spring Stripe Swift Tableau Tailwind Teams Telegram Tekla TensorFlow TikTok Tiktok TOEFL Trello ' +
  'Tinkercad Uber Udemy Ubuntu Unity Unreal Upwork Viber Visio Vue Webflow WhatsApp Wolt Zapier Zoom ' +
  'API CAD CAM CNC CRM CSS CSV DELE DELF ECDL ERP GDPR GIS HACCP HTML HTTP ISO JSON KPI MP3 NLP OKR OOP PDF PLC POS ' +
  'PR QA QGIS REST ROI SEM SEO SPSS SQL UI USB UX VBA VPN XML'
).split(' ')

/** Whole phrases whose single words would be ours. */
const PHRASES = [
  'Power BI',
  'Visual Studio',
  'After Effects',
  'Final Cut',
  'Google Ads',
  'Open Source',
  'Machine Learning',
]

const ENDING = '(?:-?(?:a|u|om|em|i|e|ima|ova|ov|ovi|ove))?'
const escape = (name: string) => name.replace(/[+.]/g, '\\$&')
const LEFT_ALONE = new RegExp(
  [
    // Language levels, and names with digits or signs: B2, MP3, 3D, C++.
    String.raw`(?<![\p{L}\p{N}])\p{Lu}(?:\+\+|#)`,
    String.raw`(?<![\p{L}\p{N}])(?:\p{L}+\p{N}[\p{L}\p{N}]*|\p{N}+\p{L}[\p{L}\p{N}]*)`,
    // Roman numerals; a single I is one only where something is counted, because it is also our *and*.
    String.raw`(?<![\p{L}\p{N}])(?:(?=[IVX]{2})X{0,3}(?:IX|IV|V?I{0,3})|[VX]|I(?=\.|\s(?:razred|stepen|kategorij|semestar|godin|mjesto|gimnazij|osnovn)))(?![\p{L}\p{N}])`,
    // Names with a capital inside, such as AutoCAD, but neither BiH nor FBiH.
    String.raw`(?<![\p{L}\p{N}])(?!F?BiH)\p{Lu}\p{Ll}+\p{Lu}[\p{L}]*(?:-\p{Ll}{1,3})?`,
    ...PHRASES.map((name) => `(?<![\\p{L}\\p{N}])${escape(name)}(?![\\p{L}\\p{N}])`),
    `(?<![\\p{L}\\p{N}])(?:${FOREIGN_NAMES.map(escape).join('|')})${ENDING}(?![\\p{L}\\p{N}])`,
  ].join('|'),
  'gu',
)

/** Words that Cyrillic texts do not transliterate letter by letter. */
const OWN_FORMS: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}@./-])e-?mail(?![\p{L}@-]|\.\p{L})/gu, 'имејл'],
  [/(?<![\p{L}@./-])E-?mail(?![\p{L}@-]|\.\p{L})/gu, 'Имејл'],
  [/(?<![\p{L}@./-])august(?=[aeu]?(?:m|ov)?(?:[^\p{L}@-]|$))/gu, 'август'],
  [/(?<![\p{L}@./-])August(?=[aeu]?(?:m|ov)?(?:[^\p{L}@-]|$))/gu, 'Август'],
]

/** Transliterates a text of ours to Cyrillic, with foreign names and abbreviations as they are usually written. */
export function inCyrillic(given: string): string {
  // An address keeps its letters, whatever words are in it.
  const text = OWN_FORMS.reduce((told, [word, form]) => told.replace(word, form), given)
  let written = ''
  let at = 0
  for (const match of text.matchAll(LEFT_ALONE)) {
    written += toCyrillic(text.slice(at, match.index)) + match[0]
    at = match.index + match[0].length
  }
  return written + toCyrillic(text.slice(at))
}
