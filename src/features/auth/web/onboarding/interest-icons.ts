import {
  BookOpen,
  BriefcaseBusiness,
  ChartNoAxesColumn,
  Cpu,
  Dumbbell,
  HandHeart,
  HeartPulse,
  Leaf,
  type LucideIcon,
  Megaphone,
  Palette,
} from 'lucide-react'
import type { Interest } from '#features/account/contract/onboarding.endpoints.ts'

export const INTEREST_ICONS: Record<Interest, LucideIcon> = {
  technology: Cpu,
  business: BriefcaseBusiness,
  education: BookOpen,
  healthcare: HeartPulse,
  environment: Leaf,
  arts: Palette,
  sports: Dumbbell,
  finance: ChartNoAxesColumn,
  marketing: Megaphone,
  social_impact: HandHeart,
}
