/** The values that the desk's calls name, and their limits. */

/**
 * Roles in ascending order: each role may also do what the roles before it may do. The database
 * checks this (`contact.authorize_staff`).
 */
export const staffRoles = ['reader', 'agent', 'admin'] as const;

/** Lists that the desk shows. Each request is in `all` and in exactly one of the others. */
export const deskViews = ['new', 'unverified', 'in-progress', 'answered', 'spam', 'all'] as const;

export const progressStates = ['open', 'in-progress', 'answered'] as const;

/** Contact requests that one call may change or erase. */
export const maxRequestsPerCall = 200;

/** Greatest length of a note, in code points. */
export const noteLimit = 4000;
