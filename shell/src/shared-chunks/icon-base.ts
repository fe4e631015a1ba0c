/** What every icon is made with: 1.5 kB (brotli) that each remote would carry again beside its icons. */
export { createLucideIcon as default } from 'lucide-react';
