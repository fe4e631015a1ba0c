/**
 * The only way to the router. Sharing react-router as a package costs 43 kB (brotli) because a shared package cannot be
 * tree-shaken; re-exporting the few names in use lets the shell's build drop the rest.
 */
export { Link } from './link';
export {
  BrowserRouter,
  Navigate,
  Route,
  type RouteObject,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router-dom';
