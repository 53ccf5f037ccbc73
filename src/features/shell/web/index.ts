export { Frame, hasMemberFrame, MemberFrame } from './frame.tsx'
export { LanguagePick } from './language-pick.tsx'
export { useProductName } from './use-product-name.ts'
export { navigationFor } from './registered-navigation.ts'
