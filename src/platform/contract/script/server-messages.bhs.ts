export const messages = {
  /** Names and shortenings that Cyrillic texts write in Latin letters too, with our endings: Excela, Photoshopu. */
  kept:
    'Adobe, Adobe Acrobat, After Effects, Airbnb, Amazon, Android, Angular, Ansys, API, Apple, Arduino, ' +
    'Atom, Audacity, AVIF, Azure, BAM, Bash, BIC, Bing, Bitcoin, Blender, Bluetooth, Booking, Bootstrap, CAD, ' +
    'CAM, Canon, Canva, Capcut, CEFR, Chrome, Cisco, Claude, Cloud, CNC, Coursera, CRM, CSS, CSV, CV, ' +
    'Dashboard, DELE, DELF, Discord, Django, Docker, DOCX, Dribbble, Dropbox, Duolingo, ECDL, Eclipse, Edge, ' +
    'Erasmus, ERP, Esc, ESCO, Ethereum, EUR, Europass, Excel, Facebook, Figma, Final Cut, Flask, Flutter, ' +
    'Forms, Fortnite, GDPR, GIF, Gimp, GIS, Git, Gmail, Godot, Goethe, Google, Google Ads, ' +
    'Google Analytics, Google Docs, Google Drive, Google Forms, Google Meet, GPS, Gradle, HACCP, HEIC, Helm, ' +
    'HTML, HTTP, IBAN, ICS, ID, IELTS, Illustrator, Instagram, IP, ISCED, ISCO, ISO, Jackson, Java, ' +
    'Jenkins, Jira, Joomla, JPEG, JPG, JSON, JSON Feed, JSON Resume, Kanban, Kotlin, KPI, Kubernetes, Laravel, Linkedin, Linux, ' +
    'Machine Learning, Magento, Mailchimp, Markdown, Mastercard, MATLAB, Messenger, Meta, Microsoft, ' +
    'Minitab, MIT, Moodle, MP, Netflix, NLP, Node, Node.js, Notion, npm run skills:import, NVIDIA, Nvidia, Office, OKR, Onest, OOP, ' +
    'Open Source, Oracle, Outlook, Page Not Found, Pandas, PDF, Photoshop, PHP, Pinterest, PLC, PNG, POS, Postgres, Postman, ' +
    'Power BI, PR, Premiere, Prezi, Primavera, Python, QGIS, React, Reactive Resume, Reddit, Redis, REST, Revit, ROI, ' +
    'RSS, Ruby, Rust, Safari, SAP, SCADA, Schengen, Scratch, Scrum, Selenium, SEM, SEO, Shopify, ' +
    'Siemens, Skype, Slack, Snapchat, Spotify, Spring, SPSS, SQL, Stripe, SVG, Swift, Tableau, Tailwind, ' +
    'Teams, Tekla, Telegram, Tiktok, Tinkercad, TOEFL, Trello, Uber, Ubuntu, Udemy, UI, Unity, Unreal, ' +
    'Upwork, URL, USB, USD, UX, VBA, Viber, Vimea, Vimeo, Vimeu, Visio, Visual Studio, Visual Studio Code, VPN, Vue, Webflow, ' +
    'WHO, Wi-Fi, Windows Server, Wolt, WXR, XML, Zapier, ZIP, Zoom',
}
