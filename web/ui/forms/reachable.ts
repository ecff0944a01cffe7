import { createContext, createElement, type ReactNode, useContext } from 'react';

/** Whether the server can be reached. Provided for the signed-in routes; elsewhere true, and a failed request shows the error. */
export const ReachableContext = createContext(true);

/** Around a form whose input is stored on the device and sent later: it needs no server. */
export function WaitsForNetwork({ children }: { readonly children: ReactNode }) {
  return createElement(ReachableContext, { value: true }, children);
}

export function useReachable(): boolean {
  return useContext(ReachableContext);
}
