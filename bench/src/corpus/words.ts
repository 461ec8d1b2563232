/** The vocabulary of a topic of the generated documentation. */
export interface Topic {
  readonly name: string;
  /** Endings of its compounds. */
  readonly nouns: readonly string[];
  /** Beginnings of its compounds. */
  readonly kinds: readonly string[];
  /** Names and terms in Latin letters, as the field writes them. */
  readonly latin: readonly string[];
}

const list = (words: string) => words.split(' ');

export const topics: readonly Topic[] = [
  {
    name: '现场总线',
    nouns: list(
      '总线 收发器 终端电阻 屏蔽层 帧 报文 波特率 采样点 节点 网关 线缆 仲裁段 回波 光耦 接地点 从站',
    ),
    kinds: list('差分 隔离 冗余 高速 广播 扩展 静态 星形 双绞 容错 被动 周期 主动 远端 虚拟 备用'),
    latin: list(
      'RS-485 CAN Modbus EtherCAT CANopen PROFINET LIN UART RS-232 J1939 DeviceNet FlexRay',
    ),
  },
  {
    name: '图形界面',
    nouns: list(
      '控件 画布 样式表 字体 图层 动画 布局 主题 事件 滚动条 模拟器 帧缓冲 触摸屏 图标 弹窗 光标',
    ),
    kinds: list(
      '响应式 透明 可拖动 渐变 嵌套 局部 双缓冲 矢量 自适应 半透明 离屏 圆角 惰性 浮动 原生 全局',
    ),
    latin: list('LVGL Qt SDL2 OpenGL Vulkan FreeType HarfBuzz Skia Wayland ImGui Canvas WebGL'),
  },
  {
    name: '数据存储',
    nouns: list(
      '索引 事务 快照 表空间 日志 副本 分片 游标 视图 锁 缓存 主键 触发器 查询计划 连接池 备份',
    ),
    kinds: list(
      '二级 增量 只读 分布式 乐观 悲观 持久 物化 联合 冷热 跨区 行级 临时 稀疏 压缩 逻辑',
    ),
    latin: list(
      'SQLite PostgreSQL MySQL Redis RocksDB LevelDB Parquet Kafka MongoDB DuckDB etcd Raft',
    ),
  },
  {
    name: '网络通信',
    nouns: list(
      '握手 证书 代理 路由表 套接字 拥塞窗口 心跳 域名 隧道 防火墙 网桥 数据包 会话 负载 带宽 时延',
    ),
    kinds: list('加密 反向 多路 匿名 透明 长 无状态 动态 匹配 双向 可信 降级 边缘 穿透 限流 静默'),
    latin: list('TCP UDP QUIC HTTP/3 WebSocket TLS DNS MQTT gRPC WireGuard Nginx IPv6'),
  },
  {
    name: '版本管理',
    nouns: list(
      '分支 提交 标签 合并 冲突 子模块 仓库 钩子 补丁 差异 暂存区 远程 工作流 流水线 变更集 引用',
    ),
    kinds: list('保护 浅 裸 签名 孤立 线性 特性 长期 三方 自动 交互式 部分 镜像 悬空 受限 发布'),
    latin: list('Git GitHub GitLab Gitea Mercurial Jenkins CMake Makefile Docker Bazel pnpm Cargo'),
  },
  {
    name: '排版写作',
    nouns: list(
      '标题 段落 脚注 列表 引用块 代码块 链接 表格 公式 强调 转义 换行 图片 目录 锚点 标点',
    ),
    kinds: list('嵌套 有序 围栏式 行内 全角 参考式 自动 松散 紧凑 跨行 多级 居中 硬 软 缩进 折叠'),
    latin: list(
      'Markdown CommonMark HTML LaTeX KaTeX Pandoc Typora Obsidian YAML Mermaid Hugo MDX',
    ),
  },
  {
    name: '嵌入系统',
    nouns: list(
      '中断 定时器 看门狗 引导程序 堆栈 寄存器 任务 信号量 固件 外设 时钟树 引脚 调试器 分区 功耗 环形缓冲区',
    ),
    kinds: list(
      '低功耗 抢占式 独立 窗口 软件 硬件 嵌套 空闲 互斥 安全 双区 高精度 唤醒 通用 级联 掉电',
    ),
    latin: list('STM32 ESP32 FreeRTOS Zephyr OpenOCD JTAG SWD GPIO DMA SPI I2C Cortex-M4'),
  },
  {
    name: '机器学习',
    nouns: list(
      '张量 梯度 数据集 损失函数 卷积核 词向量 注意力 检查点 超参数 评估 样本 标注 推理 量化 批次 权重',
    ),
    kinds: list(
      '稀疏 多头 迁移 监督 对比 均匀 自回归 随机 混合精度 早停 归一化 预训练 残差 在线 合成 低秩',
    ),
    latin: list(
      'PyTorch TensorFlow ONNX NumPy CUDA Jupyter pandas OpenCV BERT LLaMA TensorRT XGBoost',
    ),
  },
];

export const verbs = list(
  '配置 安装 调试 检查 启用 关闭 迁移 测量 优化 替换 验证 生成 读取 写入 同步 恢复 监视 限制 封装 升级',
);
export const aspects = list(
  '原理 参数 时序 限制 常见错误 最佳实践 性能 兼容性 生命周期 设计 选型 测试方法 安全 命名 用法 内部结构',
);
export const results = list(
  '丢失数据 变慢 重启 报错 无法连接 占用过高 显示不全 顺序颠倒 反复重试 悄悄失败 提前结束 超出范围',
);
export const places = list(
  '实验室 生产环境 老旧设备 开发机 服务器 手机 浏览器 离线环境 长距离线路 高温车间 容器 虚拟机',
);
export const adverbs = list(
  '通常 往往 一般 只有在极少数情况下才 默认 从这一版起 在大多数场合 严格来说',
);
/** Headings of many pages, which identify none of them. */
export const commonHeadings = list('概述 安装 示例 参数说明 注意事项 参见 常见问题 背景');
export const units = list('ms KB MB Ω MHz kbit/s V mA 次/秒 字节');
export const symbols = list(
  'C++ C# .NET F# Objective-C++ @media $HOME :root <canvas> a++ x86-64 --force',
);
