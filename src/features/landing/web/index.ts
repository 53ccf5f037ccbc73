export { BrandLink } from './brand-link.tsx'
export { LanguageSwitch } from './language-switch.tsx'
export { PublicFooter } from './public-footer.tsx'
export { PublicHeader } from './public-header.tsx'
