export { useCatchUp } from './hooks/use-catch-up';
export { useFeed } from './hooks/use-feed';
export { useNews } from './hooks/use-news';
export { useReadNotices } from './hooks/use-read-notices';
export { offerMoment } from './state/moments';
export { MomentStage, type MomentDialogProps, type MomentDialogs } from './components/MomentStage';
