import type { Preferences } from '@sojourn/contracts';
import {
  Backpack,
  BedDouble,
  Building2,
  CalendarDays,
  CalendarRange,
  Coffee,
  Gem,
  Heart,
  Landmark,
  Leaf,
  MountainSnow,
  Music,
  Palmtree,
  Sunrise,
  Users,
  Wallet,
  type LucideIcon,
} from 'lucide-react';

/** The picture of every choice of the planner. */
export const choiceIcons: Record<
  Preferences['vacationType'][number] | Preferences['travelStyle'][number] | Preferences['duration'],
  LucideIcon
> = {
  adventure: MountainSnow,
  relaxing: Palmtree,
  party: Music,
  cultural: Landmark,
  nature: Leaf,
  urban: Building2,
  romantic: Heart,
  family: Users,
  luxury: Gem,
  'mid-range': BedDouble,
  budget: Wallet,
  backpacking: Backpack,
  weekend: Coffee,
  week: CalendarDays,
  extended: CalendarRange,
  month: Sunrise,
};
