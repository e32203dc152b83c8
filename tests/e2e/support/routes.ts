/** Every address of the site. */
export { allPaths as routes } from '../../../scripts/lib/measure/routes.ts';
