export { OperationsModule } from './operations.module.js';
export { AlarmWatch, type RaisedAlarm } from './alarm-watch.js';
export { alarmRules } from './alarm-rules.js';
export { alarmNames, alarms, type Alarm, type AlarmName } from './alarms.js';
export { Gauges } from './gauges.js';
export { Readings } from './readings.service.js';
export type { OutboxFigures } from './stored-readings.service.js';
