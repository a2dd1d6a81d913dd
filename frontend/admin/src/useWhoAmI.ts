import { useQuery } from '@tanstack/react-query';
import { whoAmI } from './authProvider';

/** Who is signed in; asked for once, whichever part of the page reads it. */
export const useWhoAmI = () => useQuery({ queryKey: ['whoAmI'], queryFn: whoAmI });

/** False as long as it is not known. */
export const useIsOwner = (): boolean => useWhoAmI().data?.staff.roles.includes('owner') ?? false;
