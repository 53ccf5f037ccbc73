// Small cards with loaded data, in one file.
export { InterestsCard } from './interests-card.tsx'
export { ProfileCard } from './profile-card.tsx'
export { SecurityCard } from './security-card.tsx'
export { TipsCard } from './tips-card.tsx'
