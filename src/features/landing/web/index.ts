export { BrandLink } from './brand-link.tsx'
export { LanguageSwitch } from './language-switch.tsx'
export { PageFrame, useIsMember } from './page-frame.tsx'
export { PublicFooter, PublicHeader } from './public-parts.tsx'
