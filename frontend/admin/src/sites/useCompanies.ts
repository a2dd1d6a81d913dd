import { useGetList } from 'react-admin';
import type { CompanyRow } from '#contracts-admin';

const all = { pagination: { page: 1, perPage: 100 } };

/** The companies of the house, to choose from. */
export const useCompanies = () => useGetList<CompanyRow>('companies', all);
