export { AnnouncementBar } from './announcement-bar.tsx'
