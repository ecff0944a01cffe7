import { createContext, useContext } from 'react';

/** Whether the server can be reached. Provided for the signed-in routes; elsewhere a failure shows it. */
export const ReachableContext = createContext(true);

export function useReachable(): boolean {
  return useContext(ReachableContext);
}
