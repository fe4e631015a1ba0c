/** What every icon is made with, for a remote that runs beside a shell that does not share it. */
export { createLucideIcon as default } from 'lucide-react';
