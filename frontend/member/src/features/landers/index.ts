export { MapLander } from './components/MapLander';
export { MemberLander } from './components/MemberLander';
export { memberIdeas } from './model/member-ideas';
export { plainLanders } from './components/plain-landers';
