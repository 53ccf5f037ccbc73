/** Names and shortenings that Cyrillic texts write in Latin letters too, with our endings: Excela, Photoshopu. */
export const KEPT_NAMES: ReadonlySet<string> = new Set(
  (
    'Adobe Airbnb Amazon Android Angular Ansys Apple Arduino Atom Audacity Azure Bash Bing Bitcoin Blender Bluetooth Booking ' +
    'Bootstrap Canon Canva Capcut Chrome Cisco Claude Cloud Coursera Discord Django Docker Dribbble Dropbox Duolingo Eclipse ' +
    'Edge Erasmus Ethereum Europass Excel Facebook Figma Flask Flutter Forms Fortnite Gimp Git Gmail Godot Goethe Google ' +
    'Gradle Helm IELTS Illustrator Instagram Jackson Java Jenkins Jira Joomla Kanban Kotlin Kubernetes Laravel Linkedin ' +
    'Linux MATLAB Magento Mailchimp Markdown Mastercard Messenger Meta Microsoft Minitab Moodle NVIDIA Netflix Node Notion Nvidia Office ' +
    'Onest Oracle Outlook PHP Pandas Photoshop Pinterest Postman Premiere Prezi Primavera Python React Redis Reddit Revit Ruby ' +
    'Rust SAP SCADA Safari Schengen Scratch Scrum Selenium Shopify Siemens Skype Slack Snapchat Spotify Spring Stripe Swift Tableau ' +
    'Tailwind Teams Tekla Telegram Tiktok Tinkercad TOEFL Trello Uber Ubuntu Udemy Unity Unreal Upwork Viber Visio Vue Webflow ' +
    'Wolt Zapier Zoom ' +
    'API BAM BIC CAD CAM CEFR CNC CRM CSS CSV CV DELE DELF DOCX ECDL ERP ESCO EUR GDPR GIF GIS GPS HACCP HTML HTTP IBAN ICS ID IP ISCED ISCO ISO JPEG ' +
    'JPG JSON KPI MIT MP NLP OKR OOP PDF PLC PNG POS PR QGIS REST ROI RSS SEM SEO SPSS SQL SVG UI URL USB USD UX VBA VPN WHO WXR XML ZIP'
  ).split(' '),
)

/** Whole phrases whose single words would be ours. */
export const KEPT_PHRASES: readonly string[] = [
  'After Effects',
  'Adobe Acrobat',
  'Google Meet',
  'Google Forms',
  'Google Ads',
  'Google Drive',
  'Google Docs',
  'Google Analytics',
  'Machine Learning',
  'Open Source',
  'Final Cut',
  'Power BI',
  'Visual Studio Code',
  'Visual Studio',
  'Windows Server',
  'Wi-Fi',
]

/** Stems that Cyrillic texts do not transliterate letter by letter, because they write what is said. */
export const OWN_FORMS: Readonly<Record<string, string>> = {
  august: 'август',
  backend: 'бекенд',
  email: 'имејл',
  'e-mail': 'имејл',
  freelance: 'фриленс',
  freelancer: 'фриленсер',
  frontend: 'фронтенд',
  hashtag: 'хештег',
  offline: 'офлајн',
  online: 'онлајн',
  podcast: 'подкаст',
  startup: 'стартап',
}

/** Our endings, with which names of others are used too. */
export const ENDINGS: ReadonlySet<string> = new Set(
  ' a u e i o om em ima ov ova ove ovi ovo ovog ovom ju ja je jem jom ih ina in ke ka ki ku kom'.split(' '),
)

/** Signs of units and other shortenings by which nothing of ours is meant, wherever they stand. */
export const UNITS: ReadonlySet<string> = new Set(
  'km cm mm kg mg ml dl cl kW kWh MW MWh GWh kB KB MB GB TB Kbit Mbit Gbit Mbps Gbps kHz MHz GHz dB px dpi kJ kcal'.split(
    ' ',
  ),
)
/** Signs that are units only behind a number. */
export const UNITS_BEHIND_NUMBER: ReadonlySet<string> = new Set('m g l t h min ha W V A K C F'.split(' '))
